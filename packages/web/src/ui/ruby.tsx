/** A text with its readings above it: {漢字|かんじ}. */
import { readRuby } from '@kumiki/core/player'

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
