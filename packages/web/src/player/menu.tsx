/** What is behind the three dots: rules, keys, settings, starting over. */
import type { Board, Cell, Shapes } from '@kumiki/core/player'
import { useLang, useWords } from '../text/words.ts'
import { Button, Segmented, Switch } from '../ui/button.tsx'
import { keysOf as namesOf } from '../ui/names.ts'
import type { Game } from './game.ts'
import { choicesOf, type Habits } from './habits.ts'

export type Leaf = 'menu' | 'rules' | 'settings' | 'restart' | 'fields'

interface Props<K extends Shapes> {
  readonly game: Game<K>
  readonly onLeaf: (leaf: Leaf | null) => void
}

export function Menu<K extends Shapes>({ game, onLeaf }: Props<K>) {
  const words = useWords()
  const { session } = game
  const hasEntries = session.line !== null
  const check = (cells: readonly Cell[]): void => {
    onLeaf(null)
    void game.check(cells)
  }
  return (
    <nav class="menu">
      {game.canCheck && session.board.hand === 'write' && (
        <Button look="quiet" onPress={() => check([session.at])}>
          {words.checkCell}
        </Button>
      )}
      {game.canCheck && session.line && (
        <Button look="quiet" onPress={() => check(session.line?.cells ?? [])}>
          {words.checkEntry}
        </Button>
      )}
      <Button look="quiet" onPress={() => onLeaf('rules')}>
        {words.rules} · {words.keyHelp}
      </Button>
      {hasEntries && (
        <Button look="quiet" onPress={() => onLeaf('fields')}>
          {words.listView}
        </Button>
      )}
      <Button look="quiet" onPress={() => onLeaf('settings')}>
        {words.settings}
      </Button>
      <Button look="quiet" onPress={() => onLeaf('restart')}>
        {words.restart}
      </Button>
      <p class="quiet small">
        {game.canCheck ? (game.session.key ? words.selfChecking : words.savedHere) : words.noKey}
      </p>
    </nav>
  )
}

export function Rules<K extends Shapes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const lang = useLang()
  return (
    <div class="rules">
      {game.face.rules[lang].split('\n').map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{words.keyHelp}</h3>
      <dl>
        {keysOf(game.session.board, words.keyList).map(([keys, text]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function keysOf(
  board: Board,
  say: ReturnType<typeof useWords>['keyList'],
): readonly (readonly [keys: string, text: string])[] {
  const hasEntries = board.lines.some(({ role }) => role === 'entry')
  const always = [
    ['Ctrl Z', say.undo],
    ['?', say.help],
  ] as const
  if (board.hand === 'join')
    return [
      ['↑ ↓ ← →', say.move],
      ['Enter', say.hold],
      ['Ctrl →', say.controlArrow],
      ['X', say.none],
      ['1 – 8', say.jump],
      ...always,
    ]
  if (board.hand === 'run') return [['↑ ↓ ← →', say.move], ['Enter', say.run], ['7 9 1 3', say.slant], ...always]
  if (!hasEntries)
    return [
      ['↑ ↓ ← →', say.move],
      ['1 – 9', say.digits],
      ['Enter', say.enterPencil],
      ['Backspace', say.backspace],
      ...always,
    ]
  return [
    ['↑ ↓ ← →', say.arrows],
    ['Space', say.space],
    ['Enter', say.enter],
    ['Tab', say.tab],
    ['Backspace', say.backspace],
    ['Home End', say.homeEnd],
    ...always,
  ]
}

interface SettingsProps {
  readonly habits: Habits
  readonly onHabits: (habits: Partial<Habits>) => void
}

export function Settings({ habits, onHabits }: SettingsProps) {
  const words = useWords()
  return (
    <div class="settings">
      {namesOf(words.switches).map((name) => (
        <Switch key={name} on={habits[name]} onTurn={(on) => onHabits({ [name]: on })}>
          {words.switches[name]}
        </Switch>
      ))}
      {namesOf(words.habits).map((name) => {
        const { name: title, of } = words.habits[name]
        const texts: Readonly<Record<string, string>> = of
        return (
          <div key={name} class="choice">
            <span class="label">{title}</span>
            <Segmented
              name={title}
              of={choicesOf(name).map((value) => [value, texts[value] ?? value] as const)}
              value={habits[name]}
              onChoose={(value) => onHabits({ [name]: value })}
            />
          </div>
        )
      })}
    </div>
  )
}

export function Restart<K extends Shapes>({ game, onLeaf }: Props<K>) {
  const words = useWords()
  return (
    <div class="ask">
      <p>{words.restartAsk}</p>
      <div class="twin">
        <Button onPress={() => onLeaf(null)}>{words.cancel}</Button>
        <Button
          look="primary"
          onPress={() => {
            game.restart()
            onLeaf(null)
          }}
        >
          {words.restartYes}
        </Button>
      </div>
    </div>
  )
}
