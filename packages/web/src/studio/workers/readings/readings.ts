/** Likely readings of words that stand alone, by our own words and the dictionary. */
import { type Reading, readAlone } from '@kumiki/data'
import { knownReadings } from '../core/readings.ts'
import { openDictionary } from './dictionary.ts'
import type { Loading } from './protocol.ts'

/** null: the dictionary cannot be had. */
export async function readings(
  { writings }: { readonly writings: readonly string[] },
  progress: (progress: Loading) => void,
): Promise<readonly Reading[] | null> {
  const [known, dictionary] = await Promise.all([knownReadings(), openDictionary(progress)])
  return dictionary && writings.map((written) => readAlone(written, dictionary, known))
}
