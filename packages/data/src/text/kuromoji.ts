/**
 * The Japanese analyser for any platform: kuromoji (a port of Atilika's, the Viterbi algorithm over IPADIC), with a
 * dictionary from a loader.
 */
import type { Dictionary, Morpheme } from '../language/morpheme.ts'

/** Loads a file of the dictionary by name, decompressed. */
export interface DictionaryLoader {
  loadArrayBuffer(name: string): Promise<ArrayBufferLike>
}

/** Where the cost of a word lies in its record, which begins with two numbers that say what it stands beside. */
const costOffset = 4

export async function dictionaryFrom(loader: DictionaryLoader): Promise<Dictionary> {
  const { TokenizerBuilder } = await import('@patdx/kuromoji')
  const tokenizer = await new TokenizerBuilder({ loader }).build()
  const { token_info_dictionary: records, viterbi_builder } = tokenizer
  return {
    analyse: (text) =>
      tokenizer
        .tokenize(text)
        .map(({ surface_form, pos, pos_detail_1, pos_detail_2, reading }) =>
          morpheme(surface_form, pos, pos_detail_1, pos_detail_2, reading),
        ),
    written: (text) => {
      const found = text === '' ? -1 : viterbi_builder.trie.lookup(text)
      return (records.target_map[String(found)] ?? [])
        .map((id) => ({ id, cost: records.dictionary.getShort(Number(id) + costOffset) }))
        .sort((a, b) => a.cost - b.cost)
        .map(({ id }) => {
          const [surface = '', sort = '', detail = '', finer = '', , , , , reading] = records
            .getFeatures(String(id))
            .split(',')
          return morpheme(surface, sort, detail, finer, reading)
        })
    },
  }
}

const morpheme = (
  surface: string,
  sort: string,
  detail: string,
  finer: string,
  reading: string | undefined,
): Morpheme => ({ surface, sort, detail, finer, reading: reading === undefined || reading === '*' ? null : reading })
