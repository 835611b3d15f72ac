/**
 * The pictures on the start page: real puzzles, rendered as everywhere else. Their space is reserved before they load.
 */
import type { Picture } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { unit } from '../../board/marks.tsx'
import { useLang } from '../../text/words.ts'
import { PictureView } from '../board/drawing.tsx'
import { type Showcase, showcase, shownWords } from './showcase.ts'

/** null if it is not loaded yet. */
export function useShowcase(): Showcase | null {
  const [shown, setShown] = useState<Showcase | null>(null)
  useEffect(() => void showcase().then(setShown), [])
  return shown
}

export function WordsArt({ shown }: { readonly shown: Showcase | null }) {
  const lang = useLang()
  return (
    <div class="art art-words" aria-hidden="true">
      <ol>
        {shownWords[lang].map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h15M14 7l5 5-5 5" />
      </svg>
      <Square picture={shown?.crossword[lang] ?? null} />
    </div>
  )
}

/** The strokes from which the fish of the showcase was made. */
const fish = ['0,6 4,2 9,0 15,0 20,4 24,0 26,0 26,12 24,12 20,8 15,12 9,12 4,10 0,6', '6,4 8,4 8,6 6,6 6,4'].map(
  (stroke) =>
    stroke
      .split(' ')
      .map((point) => point.split(',').map((part) => (Number(part) + 0.5) * unit))
      .join(' '),
)

/** The picture as drawn by hand, beside the picture that the bridges draw. */
export function PictureArt({ shown }: { readonly shown: Showcase | null }) {
  return (
    <div class="art art-picture" aria-hidden="true">
      <div class="half">
        <svg viewBox={`0 0 ${27 * unit} ${13 * unit}`} class="drawn" aria-hidden="true">
          {fish.map((points) => (
            <polygon key={points} points={points} />
          ))}
        </svg>
      </div>
      <div class="half">{shown && <PictureView picture={shown.fish} label={null} />}</div>
    </div>
  )
}

export const PlainArt = ({ shown }: { readonly shown: Showcase | null }) => (
  <div class="art art-plain" aria-hidden="true">
    {(shown?.plain ?? [null, null, null]).map((picture, at) => (
      <Square key={at} picture={picture} />
    ))}
  </div>
)

const Square = ({ picture }: { readonly picture: Picture | null }) => (
  <div class="square">{picture && <PictureView picture={picture} label={null} />}</div>
)
