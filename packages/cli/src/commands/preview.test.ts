import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const cwd = newFolder()
const run = (command: string) => kumiki(command.split(' '), { cwd })
const pictures = fileURLToPath(new URL('../../../core/src/kinds/hashi/fixtures/pictures/', import.meta.url))

beforeAll(async () => {
  for (const [name, picture] of [
    ['dice.png', 'dice-five.png'],
    ['bear.png', 'bear-face.png'],
  ] as const)
    writeFileSync(join(cwd, name), readFileSync(join(pictures, picture)))
  writeFileSync(join(cwd, 'heart.txt'), '.##.##.\n#######\n.#####.\n..###..\n...#...\n')
})

describe('--preview', () => {
  it('shows picture, strokes, puzzle and solution in the language asked for, as SVG', async () => {
    const made = await run('make hashi --picture dice.png --seed a --preview dice.svg -o dice.kumiki.json --lang ja')
    expect(made).toMatchObject({ code: 0, err: expect.stringContaining('dice.svg') })
    const svg = readFileSync(join(cwd, 'dice.svg'), 'utf8')
    for (const title of ['1  絵', '2  線', '3  問題', '4  答え']) expect(svg).toContain(title)
  })

  it('and as PNG, four boxes wide, with ink in each', async () => {
    expect(await run('make hashi --picture dice.png --seed a --preview view.png -o x.svg')).toMatchObject({ code: 0 })
    const { data, info } = await sharp(join(cwd, 'view.png')).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect(info.width).toBeGreaterThan(3 * info.height)
    for (const part of [0, 1, 2, 3]) {
      let dark = 0
      for (let y = 0; y < info.height; y++)
        for (let x = 0; x < info.width / 4; x++)
          if (data[info.channels * (y * info.width + Math.floor((part * info.width) / 4) + x)]! < 128) dark++
      expect(dark).toBeGreaterThan(100)
    }
  })

  it('has the requested resolution, and refuses one that is too large', async () => {
    const wanted = (dpi: number) => run(`make hashi --picture dice.png --seed a --preview fine.png --dpi ${dpi}`)
    expect(await wanted(72)).toMatchObject({ code: 0 })
    const { width = 0 } = await sharp(join(cwd, 'fine.png')).metadata()
    expect(await wanted(144)).toMatchObject({ code: 0 })
    expect((await sharp(join(cwd, 'fine.png')).metadata()).width).toBeCloseTo(2 * width, -1)
    expect(await wanted(1200)).toMatchObject({ err: expect.stringMatching(/pixels; with --dpi \d+/) })
  })

  it.each([
    ['make hashi --preview a.svg', /--picture/],
    ['make sudoku --preview a.svg', /hashi/],
    ['make hashi --picture dice.png --preview a.gif', /\.svg or \.png/],
    ['make hashi --picture dice.png --preview a.svg -n 2', /--count/],
    ['make hashi --picture dice.png --preview a.svg -o a.svg', /--output and --preview/],
    ['make hashi --picture dice.png --preview dice.png', /choose another name for --preview/],
    ['make hashi --picture dice.png --preview no/such/folder/a.svg', /no/],
    ['make hashi --picture heart.txt --threshold 40', /PNG and JPEG/],
    ['make hashi --threshold 40', /--picture/],
    ['make hashi --trace outline', /--picture/],
    ['make hashi --detail 2', /--picture/],
  ])('an impossible preview is refused before the work: %s', async (command, sentence) => {
    expect(await run(command)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) })
  })
})

describe('--bold-answer', () => {
  it('draws the bridges of the picture bold, those that only join it thin, and the numbers faint', async () => {
    expect(await run('convert dice.kumiki.json bold.svg --bold-answer')).toMatchObject({ code: 0 })
    const svg = readFileSync(join(cwd, 'bold.svg'), 'utf8')
    const widths = [...svg.matchAll(/stroke-width="([\d.]+)" class="bare line-entry"/g)].map(([, width]) =>
      Number(width),
    )
    expect(Math.max(...widths)).toBeGreaterThan(4 * Math.min(...widths))
    expect(svg).not.toContain('text-clue"')
    expect(svg).toContain('text-faint"')
  })

  it('works for any kind, and excludes --for-players', async () => {
    expect(await run('make blocksum --size 4 --seed a -o sums.svg --bold-answer')).toMatchObject({ code: 0 })
    expect(readFileSync(join(cwd, 'sums.svg'), 'utf8')).toContain('text-entry"')
    expect(await run('make blocksum --size 4 --bold-answer --for-players')).toMatchObject({ code: 2 })
  })
})

describe('a picture that lost some part', () => {
  it('is made, with a message about the loss', async () => {
    const made = await run('make hashi --picture bear.png --detail 1 --seed a -o small.kumiki.json')
    expect(made).toMatchObject({ code: 0, err: expect.stringMatching(/2 of the \d+ parts .* --detail/) })
  })
})
