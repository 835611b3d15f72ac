/** What a note of the maker is about, by its code. */

const unplaced: ReadonlySet<string> = new Set([
  'longer-than-board',
  'no-common-letter',
  'no-room',
  'too-long',
  'overlong',
  'lone-letter',
  'size-for-all',
])

export const aboutOf = (code: string): 'unplaced' | 'bent' | 'other' =>
  code === 'rule-bent' ? 'bent' : unplaced.has(code) ? 'unplaced' : 'other'
