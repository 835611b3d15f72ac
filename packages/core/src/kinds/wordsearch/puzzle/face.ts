import type { Face } from '../../../kind/face.ts'
import { draw } from './draw.ts'
import { input } from './input.ts'
import { lists } from './lists.ts'
import { answerSchema, moveSchema, puzzleSchema, type Wordsearch } from './model.ts'
import { check, faults, play } from './rules.ts'

export const face: Face<Wordsearch> = {
  id: 'wordsearch',
  title: { en: 'Word search', ja: 'シークワーズ' },
  rules: {
    en: 'Find every word of the list in the board. A word runs straight, across, down or slantwise, and may run backwards; words may share letters. A word with ×2 behind it is to be found twice, and so on.',
    ja: 'リストの単語をすべて盤面から探します。単語は縦・横・斜めにまっすぐ並び、逆向きのこともあります。同じ文字を共有することもあります。小さい「っ・ゃ・ゅ・ょ」などは、盤面では大きい字で書かれていることがあります。×2 とある単語は2か所に、×3 なら3か所にあります。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  decidedBy: () => 'rules',
  faults,
  supposing: [],
  blank: () => ({ places: [] }),
  play,
  check,
  ...input,
  draw,
  lists,
}
