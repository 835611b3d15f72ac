/** The bar at the top: the puzzle, the time, and help. Icons only on phones, with text on larger screens. */
import { type PuzzleTypes, sizeInCells } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { timeText } from '../game/clock.ts'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon, Logo } from '../ui/icons.tsx'
import { Ruby } from '../ui/ruby.tsx'

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly isEmbedded: boolean
  readonly showsTime: boolean
  readonly onBack: () => void
  readonly onCheck: () => void
  /** Opens the form to enter the contest. */
  readonly onEnter: () => void
  readonly onMenu: () => void
}

export function Bar<K extends PuzzleTypes>({
  game,
  isEmbedded,
  showsTime,
  onBack,
  onCheck,
  onEnter,
  onMenu,
}: Props<K>) {
  const words = useWords()
  const lang = useLang()
  const { session, file } = game
  const hasCheck = game.canCheck && session.board.input !== 'run'
  return (
    <header class="bar">
      {!isEmbedded && (
        <>
          <IconButton icon="back" name={words.back} class="only-phone" onPress={onBack} />
          <a class="house only-desk" href="../" aria-label={words.name}>
            <Logo />
            <b>{words.name}</b>
          </a>
        </>
      )}
      <div class="who">
        <h1>
          <Ruby text={file.title} />
        </h1>
        <span class="about only-desk">{useAbout(game)}</span>
        {showsTime && <Time game={game} />}
      </div>
      <div class="tools">
        <span class="only-desk pair">
          <Undoing game={game} />
        </span>
        {hasCheck && (
          <Button icon="check" class="tool" onPress={onCheck}>
            {words.check}
          </Button>
        )}
        {game.referee?.isContest && (
          <Button icon="check" class="tool" onPress={onEnter}>
            {game.referee.texts[lang].enter}
          </Button>
        )}
        {game.canHint && (
          <Button icon="hint" class="tool" onPress={() => void game.climb()}>
            {words.hint}
          </Button>
        )}
        <IconButton icon="menu" name={words.menu} onPress={onMenu} />
      </div>
    </header>
  )
}

export function Undoing<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const { session } = game
  return (
    <>
      <IconButton
        icon="undo"
        name={words.undo}
        disabled={!session.canUndo}
        onPress={() => game.do(() => session.undo())}
      />
      <IconButton
        icon="redo"
        name={words.redo}
        disabled={!session.canRedo}
        onPress={() => game.do(() => session.redo())}
      />
    </>
  )
}

/** Crossword · 9 × 9 · Level 2 */
export function useAbout<K extends PuzzleTypes>({ face, file, session }: Game<K>): string {
  const words = useWords()
  const lang = useLang()
  const level = file.report?.grade?.level
  const { width, height } = sizeInCells(session.board)
  const kind = face.title[lang]
  return [
    ...(kind === file.title ? [] : [kind]),
    words.size(width, height),
    ...(level ? [words.level(level)] : []),
  ].join(' · ')
}

function Time<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  const time = timeText(game.clock.seconds)
  return (
    <button
      type="button"
      class="time"
      aria-label={`${words.pause} · ${time}`}
      disabled={game.isFinished}
      onClick={() => game.pause(true)}
    >
      <Icon name="pause" />
      <span>{time}</span>
    </button>
  )
}
