/** Small icons of kinds in a 24 × 24 box. Kinds without their own have a general one. */
const signs: Readonly<Record<string, string>> = {
  sudoku: 'M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18',
  blocksum: 'M3 3h18v18H3zM12 3v6h-6v12M12 9h9M12 15v6M12 15h9',
  hashi:
    'M5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 5h10M18 7v10M20 7v10',
  skeleton: 'M3 3h12v6H3zM9 3v18h6V3M9 9h6M9 15h12v6H9M15 15v6M9 3v6',
}

/** An empty board. */
const general = 'M3 3h18v18H3zM12 3v18M3 12h18'

export const signOf = (kind: string): string => signs[kind] ?? general
