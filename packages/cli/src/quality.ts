/** What was found out about a dictionary, as lines of text: at most 80 columns, the long lists cut. */
import type { Bilingual, Lang } from '@kumiki/core/text'
import type { DropReason, Quality } from '@kumiki/core/words/quality'
import { table, wrap } from './help.ts'

const listed = 12

export function qualityLines(quality: Quality, lang: Lang): string[] {
  const { words, meanLength, lengths, letters, chances, boards, alone, welcome, missingLengths } = quality
  const say = (en: string, ja: string): string => (lang === 'en' ? en : ja)
  const join = (items: readonly string[]): string => items.join(say(', ', '、'))
  const rows: [string, string][] = [
    [
      say('Words', '語'),
      say(`${words}, ${meanLength.toFixed(1)} letters on average`, `${words}語、平均${meanLength.toFixed(1)}文字`),
    ],
    [say('Lengths', '長さ'), join(lengths.map((each) => `${each.length}: ${each.words}`))],
    [
      say('Letters', '文字'),
      `${say(`${letters.length} different; most often `, `${letters.length}種類。多い順に `)}${letters
        .slice(0, listed)
        .map(({ letter, cells }) => `${letter} ${cells}`)
        .join(say(', ', '、'))}`,
    ],
    [
      say('Crossing', '交わり'),
      say(
        `${chances.words === null ? '' : `two words have a letter in common: ${percent(chances.words)}; `}two cells match: ${percent(chances.cells)}`,
        `${chances.words === null ? '' : `2語に共通の文字がある: ${percent(chances.words)}。`}2マスの文字が同じ: ${percent(chances.cells)}`,
      ),
    ],
    ...boards
      .filter(({ usable }) => usable > 0)
      .map(({ size, usable, share, most }): [string, string] => [
        `${size}×${size}`,
        say(
          `${usable} words fit; white cells about ${percent(share)}${most < 1 ? `, never more than ${percent(most)}` : ''}`,
          `${usable}語が入る。白マスはおよそ${percent(share)}${most < 1 ? `（多くても${percent(most)}）` : ''}`,
        ),
      ]),
  ]
  return [...table(rows), ...advice(quality, lang).flatMap((text) => wrap(text, 76).map((line) => `  ${line}`))]

  function advice({ drop, repeated }: Quality, _: Lang): string[] {
    const cut = (items: readonly string[]): string =>
      items.length > listed
        ? `${join(items.slice(0, listed))}${say(` and ${items.length - listed} more`, `、ほか${items.length - listed}`)}`
        : join(items)
    const dropped = (Object.keys(dropReasons) as DropReason[]).flatMap((reason) => {
      const found = drop.filter((each) => each.reason === reason).map(({ entry }) => entry.shown)
      return found.length > 0 ? [`${dropReasons[reason][lang]}${cut(found)}`] : []
    })
    return [
      ...dropped,
      ...(alone.length > 0
        ? [
            say(
              `Letters in one word only, where nothing can cross: ${cut(alone)}`,
              `1語にしかなく、交われない文字: ${cut(alone)}`,
            ),
          ]
        : []),
      ...(welcome.length > 0
        ? [
            say(
              `New words cross best with these letters: ${join(welcome)}`,
              `足すなら、この文字のある語がよく交わります: ${join(welcome)}`,
            ),
          ]
        : []),
      ...(missingLengths.length > 0
        ? [
            say(
              `Hardly any words of ${join(missingLengths.map(String))} letters`,
              `${join(missingLengths.map(String))}文字の語がほとんどありません`,
            ),
          ]
        : []),
      ...(repeated.length > 0
        ? [
            say(
              `In the list more than once (may be used as often): ${cut(repeated.map(({ word }) => word))}`,
              `2回以上ある語（その回数まで使えます）: ${cut(repeated.map(({ word }) => word))}`,
            ),
          ]
        : []),
    ]
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`

const dropReasons: Readonly<Record<DropReason, Bilingual>> = {
  'one-letter': { en: 'Cannot be used (one letter): ', ja: '使えない（1文字）: ' },
  'no-partner': { en: 'Cross no other word: ', ja: 'ほかの語と交われない: ' },
  'hard-to-cross': { en: 'Hard to cross: ', ja: '交わりにくい: ' },
}
