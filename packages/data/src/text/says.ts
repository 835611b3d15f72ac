/** Whether a sentence with a blank says enough to find the word by: so many words beside it speak of something. */
import type { Lang } from '@kumiki/core/base'
import type { Analyser } from '../language/morpheme.ts'
import { blanks } from './cloze.ts'
import { plainEnglish } from './plain.ts'

const least: Readonly<Record<Lang, number>> = { ja: 3, en: 2 }
/** More of a sentence that has lost its beginning. */
const moreIfCut = 1

export function saysEnough(clue: string, lang: Lang, analyse: Analyser): boolean {
  const rest = clue.replaceAll(blanks[lang], lang === 'ja' ? '○○' : ' ')
  return (
    (lang === 'ja' ? tellingJapanese(rest, analyse) : tellingEnglish(rest)) >=
    least[lang] + (clue.startsWith('…') ? moreIfCut : 0)
  )
}

const tellingJapanese = (text: string, analyse: Analyser): number =>
  new Set(
    analyse(text).flatMap(({ surface, sort, detail, reading }) =>
      reading !== null && !empty.has(surface) && isTelling(sort, detail) ? [surface] : [],
    ),
  ).size

const isTelling = (sort: string, detail: string): boolean =>
  sort === '名詞'
    ? /^(一般|固有名詞|サ変接続|形容動詞語幹|数)$/.test(detail)
    : (sort === '動詞' || sort === '形容詞') && detail === '自立'

/** Verbs and nouns that stand in any sentence. */
const empty = new Set(
  'し する さ せ なり なる なっ あり ある あっ い いる いい いう いっ よば でき できる こと もの とき ため よう ところ まま 上 下 中 一つ'.split(
    ' ',
  ),
)

const tellingEnglish = (text: string): number =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !plainEnglish.has(word))).size
