/**
 * The Japanese analyser for any platform: kuromoji (a port of Atilika's, the Viterbi algorithm over IPADIC), with a
 * dictionary from a loader.
 */
import type { Analyser, Morpheme } from '../language/morpheme.ts'

/** Loads a file of the dictionary by name, decompressed. */
export interface DictionaryLoader {
  loadArrayBuffer(name: string): Promise<ArrayBufferLike>
}

export async function analyserFrom(loader: DictionaryLoader): Promise<Analyser> {
  const { TokenizerBuilder } = await import('@patdx/kuromoji')
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
