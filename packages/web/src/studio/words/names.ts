/** Names of themes as typed into one field. */

/**
 * Names are separated by commas, plus signs, full-width spaces, or spaces after Japanese; an English name may contain a
 * space.
 */
export const namesIn = (typed: string): readonly string[] =>
  typed.split(/[+＋,、，\u3000]|(?<=[^ -~]) /).flatMap((part) => part.trim() || [])
