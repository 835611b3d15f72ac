/** The end: the board, the time, the figures, a text to share without spoilers, and what to play next. */
import { type PuzzleTypes, sizeInCells, withReadings } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { Drawing, Ground, unit } from '../board/marks.tsx'
import { timeText } from '../game/clock.ts'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button, IconButton, LevelDots } from '../ui/button.tsx'
import type { LookBack } from '../work/workshop.ts'
import { useAbout } from './bar.tsx'
import { Onward, type OnwardProps } from './onward.tsx'
import { PlayRecord } from './record.tsx'

export interface FinishProps<K extends PuzzleTypes> extends Omit<OnwardProps<K>, 'canMake' | 'hasLevel'> {
  readonly game: Game<K>
  readonly address: string
  readonly isEmbedded: boolean
  readonly onSteps: () => void
}

export function Finish<K extends PuzzleTypes>({ game, address, isEmbedded, onSteps, ...onward }: FinishProps<K>) {
  const words = useWords()
  const lang = useLang()
  const about = useAbout(game)
  const [back, setBack] = useState<LookBack | null>(null)
  const { file, face, session, judgement } = game
  const isSolved = judgement.status === 'complete'
  // reserves the space for text that is likely to come
  const isGraded = isSolved && (file.report?.grade?.level ?? null) !== null
  const isOfWords = game.sideLists.some(({ form }) => form === 'words' || form === 'clues')
  useEffect(() => {
    if (isSolved) void game.lookBack().then(setBack)
  }, [game])
  const picture = face.draw(file.puzzle, session.now.answer)
  const keyword = game.sideLists
    .filter(({ form }) => form === 'boxes')
    .map(({ items }) => items.map(({ text }) => text).join(''))
    .find((text) => text !== '')
  return (
    <div class="finish">
      <svg class="lines" viewBox={`-2 -2 ${picture.width * unit + 4} ${picture.height * unit + 4}`} aria-hidden="true">
        {session.board.input !== 'join' && <Ground cells={session.board.cells} />}
        {new Drawing().nodes(picture, [], () => '')}
      </svg>
      <h2 tabIndex={-1} autofocus>
        {isSolved ? words.done : words.filled}
      </h2>
      <p class="quiet">
        {withReadings(file.title)} · {about}
      </p>
      {!isSolved && <p>{words.filledNote}</p>}
      {!isSolved && keyword && (
        <p class="keyword">
          {words.keyword} <b>{keyword}</b>
        </p>
      )}
      <Figures game={game} />
      {isGraded && (
        <p class="hardest">
          {back?.hardest && words.hardest(back.hardest[lang])} {back && words.bySteps(back.steps.length)}
        </p>
      )}
      <Share game={game} address={address} />
      {game.referee && <PlayRecord game={game} />}
      {!isEmbedded && (
        <Onward
          game={game}
          canMake={back?.canMake ?? (isSolved && !isOfWords)}
          hasLevel={back?.hasLevel ?? true}
          {...onward}
        />
      )}
      {isGraded && (
        <Button variant="quiet" onPress={onSteps}>
          {words.lookBack}
        </Button>
      )}
    </div>
  )
}

function Figures<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const level = game.file.report?.grade?.level ?? null
  return (
    <dl class="figures">
      <div>
        <dt>{words.time}</dt>
        <dd>{timeText(game.clock.seconds)}</dd>
      </div>
      {level !== null && (
        <div>
          <dt>{words.level(level).replace(/\s?\d/, '')}</dt>
          <dd>
            {level}
            <LevelDots level={level} name={words.levelOf(level)} />
          </dd>
        </div>
      )}
      <div>
        <dt>{words.hintsUsed}</dt>
        <dd>{game.hints}</dd>
      </div>
    </dl>
  )
}

function Share<K extends PuzzleTypes>({ game, address }: { readonly game: Game<K>; readonly address: string }) {
  const words = useWords()
  const [isCopied, setCopied] = useState(false)
  const level = game.file.report?.grade?.level ?? null
  const title = withReadings(game.file.title)
  const { width, height } = sizeInCells(game.session.board)
  const text = words.shareText(
    `${title} ${words.size(width, height)}`,
    level,
    timeText(game.clock.seconds),
    game.hints,
    game.slips,
  )
  const whole = `${text}\n${address}`
  const copy = (): Promise<void> =>
    Promise.resolve(navigator.clipboard?.writeText(whole)).then(
      () => setCopied(navigator.clipboard !== undefined),
      () => undefined,
    )
  const share = (): Promise<void> =>
    navigator.share ? navigator.share({ text: whole }).catch(() => undefined) : copy()
  return (
    <>
      <div class="share">
        <pre>{text}</pre>
        <span class="address">{address.replace(/^https?:\/\//, '')}</span>
        <IconButton icon="copy" name={words.copy} onPress={() => void copy()} />
      </div>
      <p class="quiet small" role="status">
        {isCopied ? words.copied : game.file.answer === undefined ? words.noAnswers : words.selfChecking}
      </p>
      <Button variant="primary" icon="share" class="wide" onPress={() => void share()}>
        {words.share}
      </Button>
    </>
  )
}
