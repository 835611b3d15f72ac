/**
 * Words that the user's own language model adds to a list: requested once, judged by the rules of the lexicon, marked,
 * and reported.
 */
import { type Bilingual, bad, good, type Problem, type Result } from '@kumiki/core/base'
import { judgeOffered, messageFor, offeredTag, type Request, type ThemeEntry } from '@kumiki/data'
import { loadAnalyser } from '@kumiki/data/node'
import { quoted } from '../arguments/arguments.ts'
import type { ExitCode } from '../arguments/command.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { ask, bodyFor, type Endpoint, keyName } from './endpoint.ts'

const maxNamed = 12

/** `own`: the words that the list already has. */
export async function offersFor(
  endpoint: Endpoint,
  request: Request,
  own: readonly ThemeEntry[],
  terminal: Terminal,
): Promise<Result<readonly ThemeEntry[], Problem>> {
  terminal.note(askingNote(endpoint, request))
  const reply = await ask(endpoint, messageFor(request), process.env[keyName])
  if (!reply.ok) return bad(reply.error)
  const analyse = request.lang === 'ja' ? await loadAnalyser() : () => []
  const { taken, refused } = judgeOffered(reply.value, request, analyse, own)
  const wanted = 'words' in request.about ? taken.length : request.about.count
  terminal.note(takenNote(Math.min(wanted, taken.length)))
  for (const { written, why } of refused.slice(0, maxNamed))
    terminal.note({
      en: `Left out: ${quoted(written)} (${why.en}).`,
      ja: `外した言葉: ${quoted(written)}（${why.ja}）。`,
    })
  if (refused.length > maxNamed)
    terminal.note({
      en: `${refused.length - maxNamed} more were left out.`,
      ja: `ほか${refused.length - maxNamed}語を外しました。`,
    })
  return good(taken.slice(0, wanted))
}

/** Prints the request without sending it, byte for byte. */
export async function showRequest(endpoint: Endpoint, request: Request, terminal: Terminal): Promise<ExitCode> {
  await terminal.print(`POST ${endpoint.address.href}\n${bodyFor(endpoint, messageFor(request))}`)
  return 0
}

function askingNote({ address, model }: Endpoint, { about }: Request): Bilingual {
  const what =
    'words' in about
      ? { en: `clues for ${about.words.length} words of your list`, ja: `リストの${about.words.length}語のカギ` }
      : {
          en: `${about.count} words about ${about.names.map(quoted).join(', ')}`,
          ja: `「${about.names.map(quoted).join('」「')}」の言葉を${about.count}語`,
        }
  return {
    en: `Asking ${quoted(model)} at ${address.host} for ${what.en}; nothing else is sent.`,
    ja: `${address.host} の ${quoted(model)} に${what.ja}頼みます。ほかには何も送りません。`,
  }
}

const takenNote = (count: number): Bilingual => ({
  en: `${count} answers keep the rules of the lexicon; they are marked ${offeredTag}. Please check whether they are true.`,
  ja: `規則に合うものは${count}語です（しるし: ${offeredTag}）。本当のことかどうかは、ご自分で確かめてください。`,
})
