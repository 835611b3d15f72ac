/** What is said about a made or solved puzzle. */
import type { KumikiFile } from '@kumiki/core/file'
import type { Claim, Craft, Shapes } from '@kumiki/core/kind'
import { type Bilingual, shown } from '@kumiki/core/text'

export interface Made<K extends Shapes> {
  readonly file: KumikiFile<K>
  readonly craft: Craft<K>
  readonly written: readonly string[]
}

export const claimNames: Readonly<Record<Claim, Bilingual>> = {
  solvable: { en: 'solvable', ja: '解あり' },
  unique: { en: 'one solution', ja: '唯一解' },
  'no-guess': { en: 'no guessing', ja: '推測不要' },
}

/** One line: where it is, how hard it is, what is proved, how to have it again. */
export function aboutFile<K extends Shapes>({ file, craft, written }: Made<K>): Bilingual {
  const grade = file.report?.grade
  const proved = Object.entries(claimNames).filter(([claim]) => file.report?.claims?.[claim] === true)
  const part = (lang: 'en' | 'ja'): string =>
    [
      written.length > 0 ? written.join(', ') : craft.face.title[lang],
      grade?.level ? (lang === 'en' ? `level ${grade.level}` : `レベル ${grade.level}`) : '',
      proved.map(([, name]) => name[lang]).join(lang === 'en' ? ', ' : '、'),
      `${lang === 'en' ? 'seed' : 'シード'} ${file.recipe?.seed ?? ''}`,
    ]
      .filter((text) => text !== '')
      .join(' · ')
  return { en: part('en'), ja: part('ja') }
}

export const howToKeep = <K extends Shapes>(file: KumikiFile<K>): Bilingual => ({
  en: `To keep it: the same command with --seed ${file.recipe?.seed} -o my.kumiki.json (or .svg, .txt)`,
  ja: `残すには、同じコマンドに --seed ${file.recipe?.seed} -o my.kumiki.json を付けます（.svg、.txt も可）`,
})

/** A length of time for people: 0.4 s, 12 s, 3 min 20 s, 2 h 5 min. */
export function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes} min ${Math.round(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export const inFile = (name: string, text: Bilingual): Bilingual => ({
  en: `${shown(name)}: ${text.en}`,
  ja: `${shown(name)}: ${text.ja}`,
})
