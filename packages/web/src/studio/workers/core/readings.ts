/** Readings from our own words, loaded on first use. */
import { type Readings, readingsOf, themes } from '@kumiki/data'
import { fetchTheme } from './themes.ts'

export { noReadings, ownReading, type Readings, readingsOf, suggestedReading } from '@kumiki/data'

let known: Promise<Readings> | null = null

/** A list that cannot be fetched is left out: the only harm is fewer suggestions. */
export function knownReadings(): Promise<Readings> {
  known ??= loadReadings()
  return known
}

async function loadReadings(): Promise<Readings> {
  const texts = await Promise.all(themes.filter(({ id }) => id.endsWith('.ja')).map(fetchTheme))
  return readingsOf(texts.flatMap(({ entries }) => entries.map(({ word, writing }) => ({ writing, reading: word }))))
}
