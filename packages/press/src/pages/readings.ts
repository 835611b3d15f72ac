/**
 * Readings for the page's own texts on sheets whose clues have readings, because a child who needs them there needs
 * them in the rules too. The rules are ours, so a list of their words is enough; the longest match at a position wins.
 */
import { type Bilingual, readingOf, withoutReadings } from '@kumiki/core/base'
import { kanjiIn, yearOf } from '@kumiki/core/words'
import type { Style } from './style.ts'

const words = [
  ...'{盤面|ばんめん} {数字|すうじ} {本数|ほんすう} {数|かず} {入|い}れ {入|はい}り {同|おな}じ {行|ぎょう} {列|れつ} {太線|ふとせん}'.split(
    ' ',
  ),
  ...'{囲|かこ}ま {足|た}す {角|かど} {小|ちい}さ {大|おお}き {文字|もじ} {違|ちが}う {白|しろ}マス {並|なら}び {言葉|ことば}'.split(
    ' ',
  ),
  ...'{見|み}つけ {回|かい} {使|つか}い {解|と}い {解|と}く {番号|ばんごう} {横|よこ} {縦|たて} {答|こた}え {書|か}き {書|か}か'.split(
    ' ',
  ),
  ...'{交|まじ}わ {字|じ} {島|しま} {橋|はし} {本|ほん} {上|うえ} {通|とお}り {最後|さいご} {左|ひだり} {右|みぎ} {下|した}'.split(
    ' ',
  ),
  ...'{一度|いちど} {単語|たんご} {探|さが}し {斜|なな}め {逆向|ぎゃくむ}き {共有|きょうゆう} {所|しょ} {二重|にじゅう}ワク {順|じゅん}に'.split(
    ' ',
  ),
  ...'あそび{方|かた} {次|つぎ} {別|べつ} {紙|かみ} {絵|え} {出|で}ま {年|ねん} {組|くみ} {番|ばん} {名前|なまえ} {続|つづ}き'.split(
    ' ',
  ),
  ...'{先生|せんせい} {持|も}って {枚|まい} {点|てん} {線|せん} {全体|ぜんたい} {輪|わ} {作|つく}り {交差|こうさ} {枝分|えだわ}かれ {何本|なんぼん}'.split(
    ' ',
  ),
  ...'{通|とお}る {通|とお}って {表|あらわ}し {黒|くろ}く {黒|くろ}マス {以上|いじょう}'.split(' '),
].map((read) => ({ plain: withoutReadings(read), read }))
const byLength = [...words].sort((a, b) => b.plain.length - a.plain.length)

/**
 * Adds `{漢字|かんじ}` for all known words that have a kanji of a later school year than `year`, 0 for all of them;
 * existing readings stay.
 */
export function annotated(text: string, year = 0): string {
  let [read, at] = ['', 0]
  while (at < text.length) {
    const given = /^[{｛][^{}｛｝]*[}｝]/.exec(text.slice(at))?.[0]
    const known = given ?? byLength.find(({ plain }) => text.startsWith(plain, at))
    const [plain, added] = typeof known === 'object' ? [known.plain, known.read] : [known, known]
    read += (typeof known === 'object' && isTaught(known.plain, year) ? plain : added) ?? text.charAt(at)
    at += plain?.length ?? 1
  }
  return read
}

/** Whether a child of a school year has been taught all kanji of a text. */
const isTaught = (text: string, year: number): boolean => kanjiIn(text).every((kanji) => yearOf(kanji) <= year)

/** A text of the page itself; on sheets for children its words are in kana, as far as they cannot read them. */
export const phraseText = ({ reads, lang }: Pick<Style, 'reads' | 'lang'>, phrase: Bilingual): string =>
  reads !== null && lang === 'ja' ? readingOf(annotated(phrase.ja, reads)) : phrase[lang]
