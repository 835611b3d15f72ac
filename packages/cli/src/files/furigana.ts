/** Furigana that an analyser puts over clues and titles, and what it doubts of them. */
import { type Bilingual, counted } from '@kumiki/core/base'
import { type Doubt, furiganaFor } from '@kumiki/data'
import { loadAnalyser, loadKnown } from '@kumiki/data/node'

export interface Reader {
  read(text: string): string
  /** What to look at in what it has read so far. */
  notes(): readonly Bilingual[]
}

/** `year`: up to which school year kanji need no reading. */
export async function openReader(year: number): Promise<Reader> {
  const [analyse, known] = await Promise.all([loadAnalyser(), loadKnown('ja')])
  const texts = new Map<string, string>()
  const doubts = new Map<string, Doubt>()
  return {
    read: (text) => {
      const before = texts.get(text)
      if (before !== undefined) return before
      const { text: read, doubtful } = furiganaFor(text, year, analyse, known)
      for (const doubt of doubtful) doubts.set(doubt.written, doubt)
      texts.set(text, read)
      return read
    },
    notes: () => {
      const all = [...doubts.values()]
      const [guessed, unread] = [
        all.filter(({ reading }) => reading !== ''),
        all.filter(({ reading }) => reading === ''),
      ]
      return [...(guessed.length > 0 ? [guessedNote(guessed)] : []), ...(unread.length > 0 ? [unreadNote(unread)] : [])]
    },
  }
}

const maxNamed = 30

/** The first of them, and how many there are beyond. */
function named(doubts: readonly Doubt[]): Bilingual {
  const names = doubts
    .slice(0, maxNamed)
    .map(({ written, reading }) => (reading === '' ? written : `${written}（${reading}）`))
    .join('、')
  const more = doubts.length - maxNamed
  return { en: more > 0 ? `${names} and ${more} more` : names, ja: more > 0 ? `${names}ほか${more}語` : names }
}

function guessedNote(doubts: readonly Doubt[]): Bilingual {
  const { en, ja } = named(doubts)
  const count = counted(doubts.length, 'reading')
  return {
    en: `Look at ${count} that may be another one: ${en}. Where one is wrong, write it into the clue: {今日|きょう}.`,
    ja: `ほかの読み方もある言葉です。確かめてください: ${ja}。ちがうときは、カギに {今日|きょう} のように書いてください。`,
  }
}

function unreadNote(doubts: readonly Doubt[]): Bilingual {
  const { en, ja } = named(doubts)
  return {
    en: `No reading is known of ${en}, so nothing stands above; write it into the clue: {今日|きょう}.`,
    ja: `読み方がわからないので、ふりがなを付けていません: ${ja}。カギに {今日|きょう} のように書いてください。`,
  }
}
