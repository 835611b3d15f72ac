/**
 * The extensions of files that can be written. An unknown one is answered with the nearest, otherwise with the few most
 * used and those of the kind, and with where all of them are listed.
 */
import { type Bilingual, nearest, type Problem, problem } from '@kumiki/core/base'
import { formats, suits } from '@kumiki/press/formats'
import { quoted } from '../arguments/arguments.ts'

/** The extensions for all kinds, or for one. */
export const writableEndings = (kind: string | null = null): string[] =>
  formats
    .filter((format) => format.write && (kind === null ? !format.kinds : suits(format, kind)))
    .flatMap((format) => format.extensions)

/** All extensions, those of single kinds too: `.kumiki.json … .jsonl; hashi: .pzpr …`. */
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

/** The most used extensions, available for all kinds. */
const usual = ['.kumiki.json', '.svg', '.png', '.pdf', '.txt']
const ownNamed = 3

const all: Bilingual = { en: 'all of them: kumiki convert --help', ja: '全部の一覧は kumiki convert --help' }

/** The end of a sentence about an unsuitable extension: suitable ones. null: for no kind in particular. */
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

/** The end of a sentence about an unknown extension: the nearest ones, or those of `likeliest`. */
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

/** For one kind, or for all. */
const writable = (kind: string | null): string[] =>
  kind === null ? formats.filter(({ write }) => write).flatMap(({ extensions }) => extensions) : writableEndings(kind)

export function notWritten(path: string, kind: string | null): Problem {
  const { en, ja } = meant(path, kind)
  return problem(
    'unknown-format',
    `Kumiki cannot write a file with the ending of "${quoted(path)}"${en}`,
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
