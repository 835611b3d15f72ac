/** Replaces the Japanese web font, which would triple the size of a single-file page. */
export const loadJapaneseFont = (): void => {}
