/**
 * Phrases that packed puzzles have in common, the most frequent last: the preset dictionary of links. It is part of the
 * format: links of version 1 can only be read with exactly this text, so it never changes.
 */
export const phrases = [
  '"skeleton","wordsearch","blocksum","sudoku","hashi","codeword","spellings":{"keyword":[{"message":"islands":[[',
  '"sums":{"0":"givens":[[0,0,0],"size":9,"rows":[[0,0,0,0,0,0,0,0,0],[1,2,3,4,5,6,7,8,9],',
  '"words":[{"word":"note":"clue":"","lang":"en","script":"katakana","latin","hiragana"',
  '],"report":{"claims":{"unique":true,"solvable":true,"connected":true,"symmetric":true},"grade":{"level":3,"score":10,"techniques":{',
  'の、を。「」は、に、が、で、と、した。する。いう。ある。こと。もの。から、まで、など。日本、大きな、小さな、人、',
  ' of the, that a in and to is for with an on It you ',
  '{"kumiki":1,"kind":"crossword","title":"","lang":"ja","puzzle":{"width":9,"height":9,"rows":["#...#....","....#...#"],"clues":[',
  '{"number":1,"dir":"across","row":0,"col":0,"length":4,"clue":"。"},{"number":2,"dir":"down","row":1,"col":8,"length":3,"clue":"',
].join('')
