/** The themes of the lexicon in a browser, fetched one by one from our own site. */
import { readTheme, type Theme, type ThemeText, urlOfTheme } from '@kumiki/data'

/** A theme that cannot be fetched has no words. */
export async function fetchTheme(own: Pick<Theme, 'id'>): Promise<ThemeText> {
  const response = await fetch(urlOfTheme(own)).catch(() => null)
  return readTheme(response?.ok ? await response.text() : '')
}
