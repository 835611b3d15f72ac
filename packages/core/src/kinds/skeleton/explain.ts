/** A step in words: where to look, which idea, the whole conclusion. */
import type { Explanation, Step } from '../../kind.ts'
import type { Cell } from '../../picture.ts'
import type { Bilingual } from '../../text.ts'
import type { SkeletonPuzzle, SkeletonShapes, SlotName } from './model.ts'
import { techniques } from './techniques.ts'

export function explain(_puzzle: SkeletonPuzzle, step: Step<SkeletonShapes>): Explanation {
  const { slot, other } = step.why
  const technique = techniques.find(({ id }) => id === step.technique)
  return {
    look: [...cellsOf(slot), ...(other ? cellsOf(other) : [])],
    idea: technique?.name ?? { en: step.technique, ja: step.technique },
    text: sentence(step),
  }
}

function sentence(step: Step<SkeletonShapes>): Bilingual {
  const { slot, words, other } = step.why
  const here = placeOf(slot)
  const word = words[0] ?? ''
  const list = words.slice(0, 8).join(', ')
  const tail = words.length > 8 ? { en: ' …', ja: ' ほか' } : { en: '', ja: '' }
  const letters = step.places.map(({ letter }) => letter).join(', ')
  const gone = [...new Set(step.rulesOut.map(({ letter }) => letter))].slice(0, 8).join(', ')
  switch (step.technique) {
    case 'only-length':
      return {
        en: `${word} is the only word left with ${slot.length} letters, so it goes ${here.en}.`,
        ja: `残りの言葉で${slot.length}文字なのは「${word}」だけなので、${here.ja}に入ります。`,
      }
    case 'letters-fit':
      return {
        en: `Of the words left, only ${word} fits the letters ${here.en}.`,
        ja: `${here.ja}の文字に合う言葉は、残りの中では「${word}」だけです。`,
      }
    case 'one-slot':
      return {
        en: `${word} fits nowhere else, so it goes ${here.en}.`,
        ja: `「${word}」が入る場所はほかにないので、${here.ja}に入ります。`,
      }
    case 'same-letter':
      return {
        en: `Whichever word goes ${here.en} (${list}${tail.en}), it has the ${step.places.length === 1 ? 'letter' : 'letters'} ${letters} there.`,
        ja: `${here.ja}に入る言葉（${list}${tail.ja}）は、どれも「${letters}」をそこに持っています。`,
      }
    case 'crossing':
      return {
        en: `Only ${list}${tail.en} can go ${here.en}, so ${gone} cannot stand in its crossings.`,
        ja: `${here.ja}に入るのは ${list}${tail.ja} だけなので、交差するマスに「${gone}」は入りません。`,
      }
    case 'pair': {
      const there = placeOf(other ?? slot)
      return {
        en: `${words.join(' and ')} are needed ${there.en} and in a second place like it, so not ${here.en}; ${gone} cannot stand there.`,
        ja: `${words.join('と')}は${there.ja}ともう1か所で使い切るので${here.ja}には入らず、そこに「${gone}」は入りません。`,
      }
    }
    default:
      return {
        en: `Suppose ${gone} stood in a cell of the word ${here.en}: then some word or place would be left with nothing that fits.`,
        ja: `${here.ja}に仮に「${gone}」を入れると、どこかで合う言葉がなくなってしまいます。`,
      }
  }
}

const placeOf = ({ row, col, across }: SlotName): Bilingual => ({
  en: `${across ? 'across' : 'down'} from row ${row + 1}, column ${col + 1}`,
  ja: `${row + 1}行${col + 1}列から${across ? '横' : '縦'}の場所`,
})

const cellsOf = ({ row, col, across, length }: SlotName): Cell[] =>
  Array.from({ length }, (_, i): Cell => [row + (across ? 0 : i), col + (across ? i : 0)])
