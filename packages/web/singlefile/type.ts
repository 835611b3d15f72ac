/** A page in one file lends no type: it would be three times as large for everybody. */
export const loadJapaneseFont = (): void => {}
