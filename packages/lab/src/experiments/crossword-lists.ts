/** Our substitutes for the crossword text's six dictionaries: themed lists, cut to its numbers of words. */
export const dictionaries = [
  ['prefectures.ja', 40],
  ['animals.ja', 60],
  ['elements.ja', 80],
  ['vegetables-fruits.ja', 100],
  ['hokkaido.ja', 120],
  ['countries.ja', 140],
] as const
