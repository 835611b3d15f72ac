/** --dpi: the resolution of a picture. */
import { bad, good, problem, type Result } from '@kumiki/core/base'
import type { Flag, Given } from './arguments.ts'

export const dpiFlag: Flag = {
  name: 'dpi',
  short: null,
  value: { is: 'integer', minimum: 20, maximum: 1200 },
  text: {
    en: 'Dots per inch of a .png; a cell of a drawing is 10 mm wide [300]',
    ja: '.png の解像度（図版の1マスは10 mm）[300]',
  },
}

/** Refused if no picture is written. */
export function dpiWanted(given: Given, outputs: readonly string[]): Result<number | undefined> {
  const dpi = given.amount('dpi')
  if (dpi === null) return good(undefined)
  return outputs.some((path) => /\.png$/i.test(path)) ? good(dpi) : bad(dpiInVain)
}

const dpiInVain = problem(
  'given-in-vain',
  '--dpi is only for .png; other formats have no resolution.',
  '--dpi は .png のためのものです（ほかの形式に解像度はありません）。',
)
