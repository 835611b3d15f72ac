/** A text with its readings above it: {漢字|かんじ}. */
import { readRuby } from '@kumiki/core/player'

/** How wide a text is, in kanji: a kana is as wide, two Latin letters together. Its readings stand above it. */
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
