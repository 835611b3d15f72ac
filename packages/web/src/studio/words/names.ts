/** Names of themes, as people type them into one field. */

/** Several names stand between commas, plus signs or wide spaces; an English name may have a space in it. */
export const namesIn = (typed: string): readonly string[] =>
  typed.split(/[+＋,、，\u3000]|(?<=[^ -~]) /).flatMap((part) => part.trim() || [])
