/**
 * The singular of an English word, roughly, equal for all its forms: berries, dishes, birds; but glass and bus stay.
 */
export const singular = (word: string): string =>
  word.length < 4 || /(ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|x|ss|o)es$/, '')
        .replace(/s$/, '')
