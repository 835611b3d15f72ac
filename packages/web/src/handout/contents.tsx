/** The puzzles of a page that holds several, each with how far it is. */
import type { Lang, Problem } from '@kumiki/core/player'
import { timeText } from '../game/clock.ts'
import { useLang, useWords, wordsIn } from '../text/words.ts'
import { Logo } from '../ui/icons.tsx'
import { Ruby } from '../ui/ruby.tsx'
import type { Opened } from './open.ts'
import { handoutText } from './text.ts'

interface Props {
  readonly puzzles: readonly (Opened | Problem)[]
  readonly title: string
  readonly onChoose: (puzzle: Opened) => void
}

export function Contents({ puzzles, title, onChoose }: Props) {
  const words = useWords()
  const lang = useLang()
  const text = handoutText[lang]
  const done = puzzles.filter((one) => 'game' in one && one.game(({ isFinished }) => isFinished)).length
  return (
    <div class="home">
      <p class="house">
        <Logo />
        <b>{words.name}</b>
      </p>
      <h1>
        <Ruby text={title} />
      </h1>
      <p class="quiet">{text.done(done, puzzles.length)}</p>
      <ol class="saved">
        {puzzles.map((one, at) =>
          'game' in one ? (
            <li key={at}>
              <button type="button" data-puzzle={at + 1} onClick={() => onChoose(one)}>
                <b>
                  {at + 1}. <Ruby text={one.title} />
                </b>
                <small>{stateOf(one, lang)}</small>
              </button>
            </li>
          ) : (
            <li key={at}>
              <p class="trouble" role="alert">
                {at + 1}. {one.text[lang]}
              </p>
            </li>
          ),
        )}
      </ol>
    </div>
  )
}

/** Crossword · 3:12 · Done */
const stateOf = ({ game }: Opened, lang: Lang): string =>
  game(({ face, clock, isBegun, isFinished }) =>
    [face.title[lang], ...(isBegun ? [timeText(clock.seconds)] : []), ...(isFinished ? [wordsIn(lang).done] : [])].join(
      ' · ',
    ),
  )
