/** A text with furigana: {漢字|かんじ}. */
import { readRuby } from '@kumiki/core/player'

/** The width of a text in kanji: a kana counts as one, a Latin letter as half. Furigana adds none. */
export const widthOf = (text: string): number =>
  readRuby(text)
    .map((run) => run.text)
    .join('')
    .replaceAll(/[\u0020-\u024f]{1,2}/g, '\u4e00').length

export const Ruby = ({ text }: { readonly text: string }) => (
  <>
    {readRuby(text).map(({ text: base, ruby }, at) =>
      ruby === '' ? (
        base
      ) : (
        <ruby key={at}>
          {base}
          <rt>{ruby}</rt>
        </ruby>
      ),
    )}
  </>
)
