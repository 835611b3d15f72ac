/** The end: the board, the time, what it took, and a text to share that gives nothing away. */
import { type Shapes, withReadings } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { Drawing, unit } from '../board/marks.tsx'
import { useWords } from '../text/words.ts'
import { Button, LevelDots } from '../ui/button.tsx'
import { useAbout } from './bar.tsx'
import { timeText } from './clock.ts'
import type { Game } from './game.ts'

interface Props<K extends Shapes> {
  readonly game: Game<K>
  readonly address: string
  readonly onLook: () => void
  readonly onAnother: () => void
}

export function Finish<K extends Shapes>({ game, address, onLook, onAnother }: Props<K>) {
  const words = useWords()
  const about = useAbout(game)
  const [isCopied, setCopied] = useState(false)
  const { file, face, session, judgement } = game
  const level = file.report?.grade?.level ?? null
  const isSolved = judgement.status === 'complete'
  const time = timeText(game.clock.seconds)
  const picture = face.draw(file.puzzle, session.now.answer)
  const keyword = game.asides
    .filter(({ form }) => form === 'boxes')
    .map(({ items }) => items.map(({ text }) => text).join(''))
    .find((text) => text !== '')
  const text = words.shareText(withReadings(file.title), level, time, game.hints, game.slips)
  const share = async (): Promise<void> => {
    const whole = `${text}\n${address}`
    if (navigator.share) await navigator.share({ text: whole }).catch(() => undefined)
    else {
      await navigator.clipboard?.writeText(whole).catch(() => undefined)
      setCopied(true)
    }
  }
  return (
    <div class="finish">
      <svg class="lines" viewBox={`-2 -2 ${picture.width * unit + 4} ${picture.height * unit + 4}`} aria-hidden="true">
        {new Drawing().nodes(picture, [], () => '')}
      </svg>
      <h2>{isSolved ? words.done : words.filled}</h2>
      <p class="quiet">
        {withReadings(file.title)} · {about}
      </p>
      {!isSolved && <p>{words.filledNote}</p>}
      {!isSolved && keyword && (
        <p class="keyword">
          {words.keyword} <b>{keyword}</b>
        </p>
      )}
      <dl class="figures">
        <div>
          <dt>{words.time}</dt>
          <dd>{time}</dd>
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
      <pre class="share">{text}</pre>
      <p class="quiet small" aria-live="polite">
        {isCopied ? words.copied : words.noAnswers}
      </p>
      <Button look="primary" icon="share" class="wide" onPress={() => void share()}>
        {words.share}
      </Button>
      <div class="twin">
        <Button onPress={onAnother}>{words.another}</Button>
        <Button onPress={onLook}>{words.lookBack}</Button>
      </div>
    </div>
  )
}
