/** Guesses readings of words that our own lexicon does not contain. */
import { guessedReading } from '@kumiki/data'
import { openAnalyser } from './dictionary.ts'
import type { Loading } from './protocol.ts'

export async function readings(
  { writings }: { readonly writings: readonly string[] },
  progress: (progress: Loading) => void,
): Promise<readonly string[]> {
  const analyse = await openAnalyser(progress)
  return writings.map((written) => (analyse ? guessedReading(written, analyse) : ''))
}
