/**
 * An English word without its plural, roughly, and the same for every form of it: berries, dishes, birds; not glass or
 * bus.
 */
export const singular = (word: string): string =>
  word.length < 4 || /(ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|x|ss|o)es$/, '')
        .replace(/s$/, '')
