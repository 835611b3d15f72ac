/** Parts that are loaded on demand: the hint, and the sheets over the page, of which one is open at a time. */
import { type Item, type PuzzleTypes, withReadings } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import type { Preferences } from '../store/preferences.ts'
import { useLang, useWords } from '../text/words.ts'
import { Ruby } from '../ui/ruby.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Entry } from './entry.tsx'
import { Fields } from './fields.tsx'
import { Finish, type FinishProps } from './finish.tsx'
import { LessonView, Meet } from './lesson.tsx'
import { Locate } from './locate.tsx'
import { type Leaf, Menu, Restart, Settings } from './menu.tsx'
import { Rules } from './rules.tsx'
import { Steps } from './steps.tsx'

export { HintCard } from './hint.tsx'

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly leaf: Leaf
  /** The word to be located. */
  readonly item: Item | null
  readonly preferences: Preferences
  readonly onPreferences: (preferences: Partial<Preferences>) => void
  readonly onLeaf: (leaf: Leaf | null) => void
}

export function Leaves<K extends PuzzleTypes>({ game, leaf, item, preferences, onPreferences, onLeaf }: Props<K>) {
  const words = useWords()
  const entering = game.referee?.texts[useLang()].enter ?? ''
  const titles = {
    ...words.leaves,
    meet: game.face.title[useLang()],
    enter: entering,
    locate: item ? words.locate(withReadings(item.text)) : '',
  }
  return (
    <Sheet title={titles[leaf]} onClose={() => onLeaf(null)}>
      {leaf === 'menu' && <Menu game={game} onLeaf={onLeaf} />}
      {leaf === 'meet' && <Meet game={game} onBegin={() => onLeaf(null)} />}
      {leaf === 'rules' && (
        <LessonView kind={game.face.id}>
          <Rules game={game} />
        </LessonView>
      )}
      {leaf === 'settings' && <Settings preferences={preferences} onPreferences={onPreferences} />}
      {leaf === 'restart' && <Restart game={game} onLeaf={onLeaf} />}
      {leaf === 'fields' && <Fields game={game} />}
      {leaf === 'clue' && <Ruby text={game.session.line?.clue ?? ''} />}
      {leaf === 'steps' && <Steps game={game} />}
      {leaf === 'enter' && <Entry game={game} />}
      {leaf === 'locate' && item && <Locate game={game} item={item} onDone={() => onLeaf(null)} />}
    </Sheet>
  )
}

interface EndProps<K extends PuzzleTypes> extends FinishProps<K> {
  readonly onClose: () => void
}

export function End<K extends PuzzleTypes>({ onClose, ...props }: EndProps<K>) {
  const words = useWords()
  const lang = useLang()
  if (props.game.referee?.isContest)
    return (
      <Sheet title={props.game.referee.texts[lang].enter} onClose={onClose}>
        <Entry game={props.game} />
      </Sheet>
    )
  return (
    <Sheet bare title={props.game.judgement.status === 'filled' ? words.filled : words.done} onClose={onClose}>
      <Finish {...props} />
    </Sheet>
  )
}
