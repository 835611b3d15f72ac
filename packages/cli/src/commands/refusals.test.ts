import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

let cwd = ''
beforeAll(async () => {
  cwd = newFolder()
  await kumiki(['make', 'blocksum', '--size', '3', '-o', 'good.json'], { cwd })
  const files: Record<string, string | Uint8Array> = {
    'broken.json': '{"kumiki": 1,\n "kind": }',
    'other.json': '{"a": 1}',
    'version.json': '{"kumiki": 99}',
    'kind.json': '{"kumiki":1,"kind":"kakuro","title":"","lang":"en","puzzle":{}}',
    'size.json':
      '{"kumiki":1,"kind":"blocksum","title":"","lang":"en","puzzle":{"size":99,"rows":[],"sums":{},"givens":[]}}',
    'deep.json': '['.repeat(100_000),
    'sjis.json': Uint8Array.from([0x8e, 0x44]),
    'huge.json': `"${'x'.repeat(1_000_001)}"`,
    'swapped.json':
      '{"kumiki":1,"kind":"hashi","title":"","lang":"en","puzzle":{"size":2,"rows":[],"sums":{},"givens":[]}}',
    'beside.json':
      '{"kumiki":1,"kind":"hashi","title":"","lang":"en","puzzle":{"width":3,"height":3,"islands":[[0,0,1],[0,1,1]]}}',
    'unposed.json': '{"kumiki":1,"kind":"blocksum","title":"","lang":"en"}',
    'untitled.json': '{"kumiki":1,"kind":"blocksum","lang":"en","puzzle":{}}',
    'many.txt': Array.from({ length: 2_003 }, (_, n) =>
      `w${n.toString(3)}\n`.replace(/\d/g, (d) => 'abc'.charAt(Number(d))),
    ).join(''),
    'long.txt': '............\n',
    'cut.json': '{"kumiki": 1,\n "kind": "bloc',
    'empty.json': '\n',
    'empty.txt': '',
    'remarks.txt': '# nothing\n',
    'letters.txt': 'a\nb\nc\n',
    'kanji.txt': '猫\n犬\n',
    'words.png': 'not a picture',
    'kana.txt': 'ねこ\nこま\nまり\n',
    'ragged.txt': '.....\n.#.#.\n.....\n.#.#\n',
    'gap.txt': '...\n\n...\n',
    'p-0001.txt': '...\n...\n...\n',
    'heart.txt': '.#.\n...\n...\n...\n',
    'wide.txt': `${'.'.repeat(80)}\n${'.'.repeat(80)}\n`,
    'stray.txt': '....\n..x.\n',
    'foreign.txt': '...\n.ね.\n...\n',
    'a.unknown': 'x',
    'a.svg': '<svg/>',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content)
  mkdirSync(join(cwd, 'folder.json'))
})

/** The arguments, and a part of the English sentence. */
const cases: readonly (readonly [args: string, part: RegExp])[] = [
  ['check unposed.json', /"puzzle" is missing\./],
  ['check untitled.json', /"title" is missing\./],
  ['mak', /"mak".*make/],
  ['frobnicate', /frobnicate.*--help/],
  ['--frobnicate', /--frobnicate/],
  ['print', /Give a file/],
  ['print good.json', /-o book\.pdf/],
  ['print good.json -o good.svg', /\.pdf/],
  ['print good.json -o none/a.pdf', /folder/],
  ['print broken.json -o a.pdf', /not JSON/],
  ['print good.json -o a.pdf --paper a3', /--paper.*a4/],
  ['print good.json -o a.pdf --per-page 3', /--per-page/],
  ['studio --port 0', /--port.*1 to 65535.*"0"/],
  ['studio --port eighty', /--port.*eighty/],
  ['studio good.json', /"good\.json".*browser/],
  ['print good.json -o a.pdf --dpi 100', /--dpi is only for \.png/],
  ['print good.json -o a.pdf --qr', /--qr https/],
  ['print good.json -o a.pdf --base https://example.org', /Use --base together with --qr/],
  [
    'print good.json -o a.pdf --qr https://a.org --base https://example.org',
    /--base and --qr URL cannot be used together/,
  ],
  ['print good.json -o a.pdf --qr --base nowhere', /--base must be an address/],
  ['print good.json -o a.pdf --title Book', /Use --title together with --book/],
  ['print good.json -o a.pdf --book --bleed=99', /--bleed.*0 to 10/],
  ['print good.json -o a.pdf --book --gutter wide', /--gutter.*millimetres/],
  ['print good.json -o a.pdf --book --trim 6x9 --paper a4', /--trim and --paper cannot be used together/],
  ['print good.json -o a.pdf --book --name-line', /--book and --name-line cannot be used together/],
  ['print good.json -o a.pdf --variants 5', /made of words/],
  ['print good.json good.json -o a.pdf --variants 5', /--variants takes one puzzle/],
  ['print good.json -o a.pdf --variants 1', /--variants/],
  ['print good.json -o a.pdf --slip', /keyword/],
  ['convert good.json a.svg --dpi 100', /--dpi is only for \.png/],
  ['convert good.json a.png --dpi 5', /--dpi/],
  ['make', /kind/],
  ['make blocksm', /"blocksm".*blocksum/],
  ['make kakuro hashi', /"kakuro".*blocksum/],
  ['make --size 99 blocksum', /--size.*2 to 12/],
  ['make blocksum --sise 4', /--sise.*--size/],
  ['make blocksum --size 99', /--size.*2 to 12.*99/],
  ['make blocksum --size big', /--size.*big/],
  ['make blocksum --size', /--size/],
  ['make blocksum --rules R9', /--rules/],
  ['make wordsearch cat --method merge', /--method.*without --mode dense/],
  ['make wordsearch cat --mode dense --block kana.txt', /--block cannot be used with --mode dense/],
  ['make wordsearch cat --smallest --size 9', /--smallest and --size/],
  ['make wordsearch cat --fill 0.5 --size 6', /--fill and --size cannot be used together/],
  ['make wordsearch cat --smallest --fill 0.6', /--fill and --smallest cannot be used together/],
  ['make wordsearch cat --mask gap.txt --smallest', /--smallest has no effect with this --mask.*size of its own/],
  ['make wordsearch cat --mask gap.txt --fill 0.5', /--fill has no effect with this --mask.*size of its own/],
  ['make wordsearch cat --directions E,,S', /--directions must be.*not "E,,S"/],
  ['make wordsearch cat --width 10', /--width; write --size WxH/],
  ['make crossword --words many.txt --objective words', /--objective.*at most 2000 words/],
  ['make crossword --words many.txt --pattern long.txt', /no word for 1 across \(row 1, column 1\).*12 letters/],
  ['make skeleton --words many.txt', /"--words": at most 2000 words can be used, and 2003 were given: leave out 3/],
  ['make blocksum 5', /"5".*--size 5/],
  ['make blocksum word', /"word"/],
  ['make blocksum --preset frist', /--preset.*first/],
  ['make blocksum --time soon', /--time.*soon/],
  ['make blocksum --effort 0', /--effort/],
  ['make blocksum -n 0', /--count/],
  ['make blocksum --jobs none', /--jobs/],
  ['make blocksum -o p.unknown', /p\.unknown.*\.svg/],
  ['make blocksum -o p', /"p"/],
  [
    'make crossword cat dog -o p.doc',
    /use \.kumiki\.json .*, for crossword also \.ipuz \.xd \.puz \(all.*convert --help\)\.$/m,
  ],
  ['make blocksum -o p.ipz', /did you mean \.ipuz\?/],
  ['solve good.json -o p.pgn', /did you mean \.png\?/],
  ['convert good.json p.svg --format ipzu', /did you mean ipuz\?$/m],
  ['make blocksum -o none/p.svg', /none\/p\.svg.*folder/],
  ['make blocksum -o all.jsonl -o folder.json', /folder\.json.*folder/],
  ['make blocksum --answer --for-players', /--answer.*--for-players/],
  ['make blocksum --json=1', /--json/],
  ['make blocksum --seed=', /--seed.*empty/],
  ['make blocksum --hints R4', /--hints.*R3, not "R4"\.$/m],
  ['make blocksum --rules R9', /--rules.*not "R9"/],
  ['make wordsearch', /wordsearch.*--words/],
  ['make wordsearch cat dog --fill 5', /--fill.*at most 1, not "5"/],
  ['make wordsearch cat dog --directions $&', /--directions.*not "\$&"/],
  ['make wordsearch cat dog --message=', /--message.*empty/],
  ['make wordsearch cat dog --block empty.txt', /"empty\.txt" is empty/],
  ['make wordsearch a b c', /given words.*two or more letters/],
  ['make wordsearch --words letters.txt', /"letters\.txt".*two or more letters/],
  ['make skeleton --words empty.txt', /"empty\.txt" is empty/],
  ['make skeleton --words remarks.txt', /"remarks\.txt".*no word/],
  ['make skeleton --words kanji.txt', /"kanji\.txt".*line 1, "猫".*kanji/],
  ['make skeleton --words frut', /no file, word list or theme "frut"; did you mean fruit\?$/m],
  ['make skeleton --words sea+frut', /theme "frut"; did you mean fruit\?$/m],
  ['make skeleton --words kanjy.txt', /did you mean kanji\.txt\?$/m],
  ['words くだもも', /did you mean くだもの\?$/m],
  ['make skeleton --words ./kana.tsv', /did you mean \.\/kana\.txt\?$/m],
  ['make skeleton --words none.txt', /"none\.txt"; kumiki words and/],
  ['text kana.txt -o kana.txt', /"kana\.txt" is both input and output/],
  ['text kana.txt -o p.pdf', /\.tsv, \.csv or \.txt; "p\.pdf"/],
  ['make skeleton --words qqqq', /"qqqq"; kumiki words and kumiki theme have the names/],
  ['make skeleton --words animal.en', /"animal\.en".*animals\.en\?/],
  ['make skeleton hippopotamus --size 4', /fits/],
  ['make skeleton hippopotamus --size 4 -n 3', /fits/],
  ['make skeleton cat dog --numbers 5', /--numbers.*words.*cannot be used together/],
  ['make skeleton cat dog --preset numbers', /--numbers.*words.*cannot be used together/],
  ['make skeleton cat dog --digits 0-4', /--digits.*without --numbers\.$/m],
  ['make crossword cat dog --penalty 2', /--penalty.*without --objective penalty\.$/m],
  ['make crossword cat dog --size 5 --pattern ragged.txt', /--pattern.*--size.*cannot be used together/],
  ['make crossword cat dog --pattern ragged.txt', /line 4.*4.*5/],
  ['make crossword cat dog --pattern gap.txt', /line 2.*0.*3/],
  ['make crossword cat dog --pattern empty.txt', /"empty\.txt" is empty/],
  ['make crossword cat dog --pattern foreign.txt', /letter "ね".*row 2, column 2/],
  ['make crossword cat dog --must cat --must cat', /"cat".*2 times.*once/],
  ['make crossword cat dog --must unicorn', /"unicorn".*not in the word list/],
  ['make crossword cat dog hippopotamus --must hippopotamus --size 6', /"hippopotamus" has 12 letters.*6 cells/],
  ['make crossword ねこ こま --must ライオン', /"ライオン".*not in the word list/],
  ['make skeleton cat dog --level 3', /skeleton has no levels.*blocksum, codeword, hashi, hitori, slitherlink, sudoku/],
  ['make sudoku --keyword cat', /sudoku has no option --keyword.*crossword/],
  ['make skeleton cat dog --givens 1000', /--givens 1000 nothing would be left/],
  ['make skeleton cat dog --givens 5000', /--givens must be auto or a whole number/],
  ['convert good.json c.pzpr', /"c\.pzpr" is not for blocksum.*\.svg/],
  ['make crossword cat dog --rules corners no-adjacent', /"no-adjacent" counts as a word.*--rules corners,no-adjacent/],
  ['make crossword cat dog --rules corners,sides', /--rules.*three-sides.*not "sides"/],
  ['make skeleton cat dog --givens 60', /--givens 60.*at most 6 white cells/],
  ['make skeleton --numbers 3 --size 8 --givens 40', /--givens 40.*white cells/],
  ['make skeleton cat dog --givens 1 --no-unique', /--givens and --no-unique cannot be used together/],
  ['make blocksum --size 3 --size 4', /--size is given twice/],
  ['make skeleton cat dog -o p.pzpr', /p\.pzpr.*skeleton.*\.svg/],
  ['make hashi -o p.lp', /p\.lp.*hashi.*\.sgt/],
  ['solve', /file/],
  ['solve none.json', /"none\.json"/],
  ['solve folder.json', /"folder\.json".*folder/],
  ['solve broken.json', /broken\.json.*JSON.*line 2, column 10/],
  ['solve cut.json', /cut\.json.*JSON.*line 2, column 10/],
  ['solve empty.json', /empty\.json.*empty/],
  ['solve swapped.json', /swapped\.json.*not a hashi puzzle: "puzzle\.width"/],
  ['solve other.json', /other\.json/],
  ['solve version.json', /version\.json.*99/],
  ['solve kind.json', /kind\.json.*kakuro/],
  ['solve size.json', /size\.json.*size/],
  ['solve deep.json', /deep\.json/],
  ['solve sjis.json', /sjis\.json.*UTF-8/],
  ['solve huge.json', /huge\.json.*1000000/],
  ['solve a.unknown', /a\.unknown(?!.*\.lp).*\.jsonl/],
  ['solve a.svg', /a\.svg/],
  ['solve good.json --limit 0', /--limit/],
  ['check none.json', /"none\.json"/],
  ['check broken.json', /broken\.json/],
  ['check version.json', /version\.json.*99/],
  ['explain', /file/],
  ['explain none.json', /"none\.json"/],
  ['convert good.json', /IN OUT/],
  ['convert good.json good.unknown', /good\.unknown/],
  ['convert beside.json beside.sgt', /side by side.*--no-adjacent/],
  ['convert none.json good.svg', /"none\.json"/],
  ['convert good.json ./good.json --for-players', /IN and OUT must differ/],
  ['make wordsearch cat dog --mask words.png', /words\.png" is not a picture/],
  ['make wordsearch cat dog --mask wide.txt', /"wide\.txt" is 80 by 2; a text drawing keeps its size.*--size/],
  ['make wordsearch cat dog --mask stray.txt', /^"stray\.txt": line 2, column 3 has "x"/],
  ['make crossword --words kana.txt kanji.txt', /kanji\.txt" is a file.*--words kanji\.txt\.$/m],
  ['make skeleton kana.txt', /kana\.txt" is a file.*--words kana\.txt\.$/m],
  ['make wordsearch c4t x', /"c4t": It mixes/],
  ['make wordsearch cat animals.en', /"animals\.en" is a word list.*--words animals\.en\.$/m],
  ['make wordsearch --words animals.en colours.en', /"colours\.en" is a word list.*--words colours\.en\.$/m],
  ['make crossword --words animals.en,colours.en', /^Each list.*--words animals\.en --words colours\.en$/m],
  ['make crossword --words kana.txt --size 4 -o ./kana.txt', /--words reads kana\.txt/],
  ['make wordsearch cat --mask heart.txt -o ./heart.txt', /--mask reads heart\.txt/],
  ['make wordsearch cat --block kana.txt -o kana.txt', /--block reads kana\.txt/],
  ['make wordsearch cat --mask p-0001.txt -n 2 -o p.txt', /--mask reads p-0001\.txt/],
  [
    'make wordsearch cat dog --preset packed --fill 0.5',
    /^--fill and --smallest \(of the preset\) cannot be used together\.$/m,
  ],
  [
    'make wordsearch cat dog --preset packed --size 8',
    /^--smallest \(of the preset\) and --size cannot be used together\.$/m,
  ],
  [
    'make wordsearch cat dog --preset dense --mode sheet',
    /^The preset dense has --mode dense, which --mode sheet contradicts\.$/m,
  ],
  [
    'make wordsearch cat dog --preset first --mode dense',
    /^The preset first has --level, which cannot be used with --mode dense\.$/m,
  ],
  ['make crossword cat tar --preset bank --no-bank', /^The preset bank has --bank, which --no-bank contradicts\.$/m],
  ['make sudoku --preset classic --no-symmetric', /^The preset classic has --symmetric, which --no-symmetric contr/m],
  ['make wordsearch cat dog --preset dense --fill 0.5', /^--fill cannot be used with --mode dense\.$/m],
  ['kinds kakuro', /kakuro/],
  ['lab blocksum --out good.json', /"good\.json" is a file, not a folder/],
  ['lab nothing', /"nothing".*blocksum/],
  ['lab blocsum', /"blocsum".*did you mean blocksum\?/],
  ['words hokkaido.jp', /"hokkaido\.jp".*did you mean hokkaido\.ja\?/],
  ['words letters.txt', /"letters\.txt"/],
]

describe.each(cases)('kumiki %s', (line, part) => {
  it('is refused with exit code 2 and one sentence in either language, and nothing is written', async () => {
    const before = readdirSync(cwd)
    const en = await kumiki([...line.split(' '), '--lang', 'en'], { cwd })
    const ja = await kumiki([...line.split(' '), '--lang', 'ja'], { cwd })
    for (const { code, out, err } of [en, ja]) {
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^[^\n]+\n$/)
      expect(err).not.toMatch(/ {4}at |Error:|bug/)
    }
    expect(en.err).toMatch(part)
    expect(ja.err).toMatch(/[ぁ-ん]/)
    expect(readdirSync(cwd)).toEqual(before)
  })
})

it('of many files, the bad ones are named and the others are still processed', async () => {
  const { code, out, err } = await kumiki(['solve', 'none.json', 'good.json', 'broken.json', '--json'], { cwd })
  expect(code).toBe(2)
  const lines = out.trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      file: 'none.json',
      status: 'unknown',
      answers: [],
      steps: 0,
      ms: 0,
      problem: { code: 'no-file', message: 'There is no file "none.json".' },
    },
    expect.objectContaining({ file: 'good.json', status: 'unique' }),
    expect.objectContaining({ file: 'broken.json', status: 'unknown', problem: expect.anything() }),
  ])
  expect(err.trimEnd().split('\n')).toHaveLength(2)
})

it('a check of a bad file with --json reports it on stdout too', async () => {
  const { code, out } = await kumiki(['check', 'broken.json', '--json'], { cwd })
  expect(code).toBe(2)
  expect(JSON.parse(out)).toMatchObject({ file: 'broken.json', ok: false, problems: [{ code: 'not-json' }] })
})
