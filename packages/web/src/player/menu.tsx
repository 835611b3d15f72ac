/** The menu behind the three dots: rules, keys, settings, starting over. */
import type { Cell, PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { choicesOf, type Preferences } from '../store/preferences.ts'
import { settingsIn } from '../text/settings.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button, Segmented, Switch } from '../ui/button.tsx'
import { keysOf as namesOf } from '../ui/names.ts'
import { PlayRecord } from './record.tsx'

export type Leaf = 'menu' | 'meet' | 'rules' | 'settings' | 'restart' | 'fields' | 'clue' | 'steps' | 'locate' | 'enter'

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly onLeaf: (leaf: Leaf | null) => void
}

export function Menu<K extends PuzzleTypes>({ game, onLeaf }: Props<K>) {
  const words = useWords()
  const { session } = game
  const hasEntries = session.line !== null
  const check = (cells: readonly Cell[]): void => {
    onLeaf(null)
    void game.check(cells)
  }
  return (
    <nav class="menu">
      {game.canHint && (session.board.input === 'write' || session.board.input === 'mark') && (
        <Button variant="quiet" onPress={() => check([session.at])}>
          {words.checkCell}
        </Button>
      )}
      {game.canHint && session.line && (
        <Button variant="quiet" onPress={() => check(session.line?.cells ?? [])}>
          {words.checkEntry}
        </Button>
      )}
      <Button variant="quiet" onPress={() => onLeaf('rules')}>
        {words.rules} · {words.keyHelp}
      </Button>
      {hasEntries && (
        <Button variant="quiet" onPress={() => onLeaf('fields')}>
          {words.listView}
        </Button>
      )}
      <Button variant="quiet" onPress={() => onLeaf('settings')}>
        {words.settings}
      </Button>
      <Button variant="quiet" onPress={() => onLeaf('restart')}>
        {words.restart}
      </Button>
      <p class="quiet small">
        {game.canCheck ? (game.session.key ? words.selfChecking : words.savedHere) : words.noKey}
      </p>
      {game.referee && <PlayRecord game={game} />}
    </nav>
  )
}

interface SettingsProps {
  readonly preferences: Preferences
  readonly onPreferences: (preferences: Partial<Preferences>) => void
}

export function Settings({ preferences, onPreferences }: SettingsProps) {
  const words = settingsIn[useLang()]
  return (
    <div class="settings">
      {namesOf(words.switches).map((name) => (
        <Switch key={name} on={preferences[name]} onTurn={(on) => onPreferences({ [name]: on })}>
          {words.switches[name]}
        </Switch>
      ))}
      {namesOf(words.preferences).map((name) => {
        const { name: title, of } = words.preferences[name]
        const texts: Readonly<Record<string, string>> = of
        return (
          <div key={name} class="choice">
            <span class="label">{title}</span>
            <Segmented
              name={title}
              of={choicesOf(name).map((value) => [value, texts[value] ?? value] as const)}
              value={preferences[name]}
              onChoose={(value) => onPreferences({ [name]: value })}
            />
          </div>
        )
      })}
    </div>
  )
}

export function Restart<K extends PuzzleTypes>({ game, onLeaf }: Props<K>) {
  const words = useWords()
  return (
    <div class="ask">
      <p>{words.restartAsk}</p>
      <div class="twin">
        <Button onPress={() => onLeaf(null)}>{words.cancel}</Button>
        <Button
          variant="primary"
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
