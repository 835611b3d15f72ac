/** The findings about a dictionary, as lines of text: at most 80 columns, long lists cut. */
import type { Bilingual, Lang } from '@kumiki/core/base'
import { type DropReason, nameOf, type Quality } from '@kumiki/core/words'
import { table, wrap } from '../arguments/help.ts'

const listed = 12

export const qualityLines = (quality: Quality, lang: Lang): string[] => [
  ...table([...facts(quality), ...boards(quality)].map(([name, text]) => [name[lang], text[lang]])),
  ...advice(quality).flatMap((text) => wrap(text[lang], 76).map((line) => `  ${line}`)),
]

type Row = readonly [name: Bilingual, text: Bilingual]

function facts({ words, meanLength, lengths, letters, chances }: Quality): Row[] {
  const mean = meanLength.toFixed(1)
  const frequent = letters.slice(0, listed).map(({ letter, cells }) => `${letter} ${cells}`)
  const pair = chances.words === null ? null : percent(chances.words)
  return [
    [
      { en: 'Words', ja: '単語' },
      { en: `${words}, ${mean} letters on average`, ja: `${words}語、平均${mean}文字` },
    ],
    [{ en: 'Lengths', ja: '長さ' }, joined(lengths.map(({ length, words: count }) => `${length}: ${count}`))],
    [
      { en: 'Letters', ja: '文字' },
      {
        en: `${letters.length} different; most often ${joined(frequent).en}`,
        ja: `${letters.length}種類。多い順に ${joined(frequent).ja}`,
      },
    ],
    [
      { en: 'Crossing', ja: '交わり' },
      {
        en: `${pair ? `two words have a letter in common: ${pair}; ` : ''}two cells match: ${percent(chances.cells)}`,
        ja: `${pair ? `2つの単語に共通の文字がある: ${pair}。` : ''}2マスの文字が同じ: ${percent(chances.cells)}`,
      },
    ],
  ]
}

const boards = (quality: Quality): Row[] =>
  quality.boards
    .filter(({ usable }) => usable > 0)
    .map(({ size, usable, share, most: max }) => [
      { en: `${size}×${size}`, ja: `${size}×${size}` },
      {
        en: `${usable} ${usable === 1 ? 'word is' : 'words are'} short enough; white cells about ${percent(share)}${max < 1 ? `, never more than ${percent(max)}` : ''}`,
        ja: `長さが合うのは${usable}語。白マスはおよそ${percent(share)}${max < 1 ? `（多くても${percent(max)}）` : ''}`,
      },
    ])

function advice({ drop, alone, welcome, missingLengths, repeated }: Quality): Bilingual[] {
  const dropped = (reason: DropReason): string[] =>
    drop.flatMap((each) => (each.reason === reason ? [nameOf(each.entry)] : []))
  return [
    listing({ en: 'Cannot be used (one letter): ', ja: '使えない（1文字）: ' }, dropped('one-letter')),
    listing({ en: 'Cross no other word: ', ja: 'ほかの単語と交われない: ' }, dropped('no-partner')),
    listing({ en: 'Hard to cross: ', ja: '交わりにくい: ' }, dropped('hard-to-cross')),
    listing(
      { en: 'Letters in one word only, where nothing can cross: ', ja: '1つの単語にしかなく、交われない文字: ' },
      alone,
    ),
    listing(
      { en: 'New words cross best with these letters: ', ja: '足すなら、この文字のある単語がよく交わります: ' },
      welcome,
    ),
    listing(
      { en: 'Hardly any words of this many letters: ', ja: 'ほとんどない単語の文字数: ' },
      missingLengths.map(String),
    ),
    listing(
      {
        en: 'Listed again, and used once (of several clues one is taken): ',
        ja: '重ねてある単語（使うのは1回。カギが複数あれば1つを選びます）: ',
      },
      repeated.map(({ entry }) => nameOf(entry)),
    ),
  ].filter((text) => text !== null)
}

function listing(heading: Bilingual, items: readonly string[]): Bilingual | null {
  if (items.length === 0) return null
  const more = items.length - listed
  const { en, ja } = joined(items.slice(0, listed))
  return {
    en: `${heading.en}${en}${more > 0 ? ` and ${more} more` : ''}`,
    ja: `${heading.ja}${ja}${more > 0 ? `、ほか${more}` : ''}`,
  }
}

const joined = (items: readonly string[]): Bilingual => ({ en: items.join(', '), ja: items.join('、') })

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
