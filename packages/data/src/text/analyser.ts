/**
 * The Japanese analyser in Node: kuromoji (a port of Atilika's, by the Viterbi algorithm over IPADIC), whose dictionary of 17 MB lies in
 * its own package and is loaded when it is first asked for, which takes about a second.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Analyser, Morpheme } from './japanese.ts'

let loaded: Promise<Analyser> | null = null

export function loadAnalyser(): Promise<Analyser> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Analyser> {
  const { TokenizerBuilder } = await import('@patdx/kuromoji')
  const { default: NodeDictionaryLoader } = await import('@patdx/kuromoji/node')
  const program = createRequire(import.meta.url).resolve('@patdx/kuromoji')
  const loader = new NodeDictionaryLoader({ dic_path: join(dirname(program), '..', 'dict/') })
  const tokenizer = await new TokenizerBuilder({ loader }).build()
  return (text) =>
    tokenizer.tokenize(text).map(
      ({ surface_form, pos, pos_detail_1, pos_detail_2, reading }): Morpheme => ({
        surface: surface_form,
        sort: pos,
        detail: pos_detail_1,
        finer: pos_detail_2,
        reading: reading === undefined || reading === '*' ? null : reading,
      }),
    )
}
