/**
 * Words that do not belong in a child's puzzle. An entry that cannot avoid one, such as the Dead Sea, is tagged `dark`,
 * so that makers can leave it out.
 */
import type { ThemeEntry } from './theme.ts'

export const darkTag = 'dark'

const japanese = /殺|(?<![不必起])死|爆|虐|拷問|処刑|奴隷|麻薬|切腹|差別|首つり/
const english =
  /\b(kill|murder|suicid|rape\b|rapist|nazi|slave|corpse|(?<!plays )dead\b(?! end)|death\b|die[sd]?\b(?! hard)|poison|behead|execution|bomb|tortur|damn|hell\b|idiot|stupid|whore|cocaine|heroin\b)/i

export const unpleasant = ({ word, writing, clue, harder }: ThemeEntry): boolean =>
  [word, writing, clue, harder].some((text) => japanese.test(text) || english.test(text))
