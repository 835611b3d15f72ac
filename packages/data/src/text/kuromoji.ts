/**
 * The Japanese analyser: kuromoji (a port of Atilika's, by the Viterbi algorithm over IPADIC). Where the files of its dictionary come from is
 * for the caller to say: a folder (`analyser.ts`), or the site. The program too is loaded when it is first asked for.
 */
import type { Analyser, Morpheme } from './japanese.ts'

/** The bytes of a file of the dictionary, unpacked, by its name: base.dat.gz. */
export type LoadDictionary = (name: string) => Promise<ArrayBufferLike>

export async function analyserFrom(load: LoadDictionary): Promise<Analyser> {
  const { TokenizerBuilder } = await import('@patdx/kuromoji')
  const tokenizer = await new TokenizerBuilder({ loader: { loadArrayBuffer: load } }).build()
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
