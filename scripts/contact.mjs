/**
 * `npm run contact -- FOLDER`: every kind's pages in both languages, on A4 and B5, with every style of page, as PDFs
 * and pictures, and one HTML page that shows them side by side, for people to look at.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { ensure } from './apt.mjs'
import { poppler } from './poppler.mjs'
import { root, setUp } from './setup.mjs'

const [given] = process.argv.slice(2)
if (given === undefined) {
  console.error('Name a folder to write to: npm run contact -- FOLDER')
  process.exit(2)
}
setUp()
ensure([poppler])

const { faces, parseFile } = await import('@kumiki/core')
const { printSheets, Typeface, usualPrint, writePdf } = await import('@kumiki/press/paper')

const font = (name) =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/biz-udpgothic/${name}.ttf`))
const typeface = new Typeface({
  regular: font('400Regular/BIZUDPGothic_400Regular'),
  bold: font('700Bold/BIZUDPGothic_700Bold'),
})

const samples = join(root, 'packages/press/src/fixtures')
const files = []
for (const name of readdirSync(samples).filter((name) => name.endsWith('.json'))) {
  const file = await parseFile(readFileSync(join(samples, name), 'utf8'), faces)
  if (!file.ok) throw new Error(`${name}: ${file.error.text.en}`)
  files.push({ name, file: file.value })
}

const book = { title: '', subtitle: '', editor: '', date: null, terms: '', trim: null, bleed: 3, gutter: null }
const folder = resolve(given)
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) if (/^(ja|en)-.*\.(pdf|png)$/.test(name)) rmSync(join(folder, name))
const sheets = []
for (const lang of ['ja', 'en'])
  for (const paper of ['a4', 'b5'])
    for (const [look, options] of Object.entries({
      normal: { nameLine: true },
      large: { large: true },
      'ink-saver': { inkSaver: true },
      two: { perPage: 2 },
      four: { perPage: 4, nameLine: true },
      lying: { landscape: true },
      codes: { link: () => `https://example.org/play/#k1${'aB3_'.repeat(60)}` },
      slip: { slip: true, answers: 'none' },
      class: { classSet: true, nameLine: true },
      book: { book, split: true },
    })) {
      const own = files.filter(
        ({ name }) => name.includes(`-${lang}`) && !(options.large && name === 'picture-ja.json'),
      )
      // the slip and the class set take one puzzle, and a page is shared by puzzles of one kind
      const crossword = own.filter(({ name }) => name.startsWith('crossword'))
      const chosen = options.slip
        ? crossword
        : options.classSet
          ? Array.from({ length: 12 }, () => crossword).flat()
          : options.perPage
            ? own.flatMap((one) => Array.from({ length: options.perPage }, () => one))
            : own
      const print = printSheets(
        chosen.map(({ file }) => file),
        { ...usualPrint, paper, ...options },
        typeface,
      )
      if (!print.ok) throw new Error(print.error.text.en)
      const name = `${lang}-${paper}-${look}`
      const bytes = await writePdf(print.value.pages, typeface, { ...print.value, date: new Date(0) })
      writeFileSync(join(folder, `${name}.pdf`), bytes)
      spawnSync('pdftoppm', ['-png', '-r', '60', join(folder, `${name}.pdf`), join(folder, name)])
      sheets.push(name)
    }

const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
const section = (name) =>
  `<h2><a href="${name}.pdf">${name}</a></h2>${pictures
    .filter((picture) => picture.startsWith(`${name}-`))
    .map((picture) => `<img src="${picture}" alt="${picture}">`)
    .join('')}`
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Kumiki</title><style>body{background:gray}img{margin:4px;background:white}</style>${sheets.map(section).join('')}`,
)
console.log(`${pictures.length} pages: ${join(folder, 'index.html')}`)
