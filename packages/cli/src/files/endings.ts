/**
 * The endings by which files are written. Who names one that is none hears what was probably meant, else the few that
 * people use most and those of their kind, and where all of them are.
 */
import { type Bilingual, nearest, type Problem, problem } from '@kumiki/core/base'
import { formats, suits } from '@kumiki/press/formats'
import { quoted } from '../arguments/arguments.ts'

/** What can be written of any kind, or of one. */
export const writableEndings = (kind: string | null = null): string[] =>
  formats
    .filter((format) => format.write && (kind === null ? !format.kinds : suits(format, kind)))
    .flatMap((format) => format.extensions)

/** The same with what only some kinds have: `.kumiki.json … .jsonl; hashi: .pzpr …`. */
export function allEndings(): string {
  const special = formats.filter(({ write, kinds }) => write && kinds)
  const kinds = [...new Set(special.flatMap((format) => format.kinds ?? []))].sort()
  const own = kinds.map(
    (kind) =>
      `${kind}: ${special
        .filter((format) => suits(format, kind))
        .flatMap(({ extensions }) => extensions)
        .join(' ')}`,
  )
  return [writableEndings().join(' '), ...own].join('; ')
}

/** Any kind is written so, and most people want one of these. */
const usual = ['.kumiki.json', '.svg', '.png', '.pdf', '.txt']
const ownNamed = 3

const all: Bilingual = { en: 'all of them: kumiki convert --help', ja: '全部の一覧は kumiki convert --help' }

/** The end of a sentence about an ending that does not do: what does; null: for no kind in particular. */
function likeliest(kind: string | null): Bilingual {
  const own = formats.filter((format) => kind !== null && format.write && format.kinds && suits(format, kind))
  const also = own
    .slice(0, ownNamed)
    .map(({ extensions: [ending] }) => ending)
    .join(' ')
  return {
    en: `; use ${usual.join(' ')}${also && `, for ${kind} also ${also}`} (${all.en}).`,
    ja: `。${usual.join(' ')} ${also ? `のほか、${kind} なら ${also} も` : 'が'}使えます（${all.ja}）。`,
  }
}

/** The same of one that is none: what was probably meant, where that is near. */
function meant(path: string, kind: string | null): Bilingual {
  const ending = /\.[^./\\]*$/.exec(path)?.[0] ?? ''
  const near = ending === '' ? [] : nearest(ending, writable(kind))
  return near.length === 0
    ? likeliest(kind)
    : {
        en: `; did you mean ${near.join(' or ')}? (${all.en})`,
        ja: `。もしかして ${near.join(' か ')} ですか？（${all.ja}）`,
      }
}

/** Of one kind, or of any. */
const writable = (kind: string | null): string[] =>
  kind === null ? formats.filter(({ write }) => write).flatMap(({ extensions }) => extensions) : writableEndings(kind)

export function notWritten(path: string, kind: string | null): Problem {
  const { en, ja } = meant(path, kind)
  return problem(
    'unknown-format',
    `The ending of "${quoted(path)}" names no format that is written${en}`,
    `「${quoted(path)}」の末尾は書き出せる形式ではありません${ja}`,
  )
}

export function notForKind(path: string, kind: string): Problem {
  const { en, ja } = likeliest(kind)
  return problem(
    'not-for-kind',
    `The format of "${quoted(path)}" is not for ${kind}${en}`,
    `「${quoted(path)}」の形式では ${kind} を書き出せません${ja}`,
  )
}
