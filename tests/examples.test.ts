/** The pages are true: their commands and their code run as written, and their links lead somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { kinds } from '@kumiki/core/kinds'
import { formats } from '@kumiki/press/formats'
import { describe, expect, it } from 'vitest'
import { newFolder, node, root } from './place.ts'

const guides = ['words', 'pictures', 'paper', 'playing', 'server', 'files', 'library']
const twins = ['README', ...guides.map((name) => `docs/guide/${name}`)].map(
  (name) => [`${name}.md`, `${name}.ja.md`] as const,
)
const readmes = ['README.md', 'README.ja.md']

const read = (page: string): string => readFileSync(join(root, page), 'utf8')

describe('the examples', () => {
  const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.mjs'))
  it('are there', () => expect(examples.length).toBeGreaterThan(0))
  it.each(examples)('%s runs and prints something', (name) => {
    expect(node([join(root, 'examples', name)]).trim()).not.toBe('')
  })
})

/** The kinds that a format holds and that are missing in the page's rows starting with the format's extension. */
const kindsMissing = (page: string): string[] =>
  formats.flatMap(({ extensions, kinds: held }) =>
    extensions.flatMap((extension) =>
      page
        .split('\n')
        .filter((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${extension}\``))
        .flatMap((line) => (held ?? []).filter((kind) => !line.includes(kind)).map((kind) => `${extension}: ${kind}`)),
    ),
  )

/** The code blocks of a page in a language. */
const blocksOf = (page: string, language: string): string[] =>
  [...read(page).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].flatMap(
    ([, block]) => block ?? [],
  )

/** The files that a page shows, each under its name. */
const filesOf = (page: string): { readonly name: string; readonly content: string }[] =>
  [...read(page).matchAll(/^```(?:text|json) (\S+)\n([\s\S]*?)^```/gm)].map(([, name = '', content = '']) => ({
    name,
    content,
  }))

/** The command lines of a page, without the name of the program and without comments. */
const commandsOf = (page: string): string[] =>
  blocksOf(page, 'sh')
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => /^(?:npm start --(?: |$)|kumiki )(.*?)(?:\s+#.*)?$/.exec(line)?.[1] ?? [])

/** Splits a command line as a shell would, for the simple quoting that the pages use. A server gets any free port. */
const words = (command: string): string[] =>
  [...freePort(command).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '')

const freePort = (command: string): string =>
  command.replace(
    /^(studio|serve)(.*) --port \d+/,
    (_, name, rest) => name + rest + (name === 'serve' ? ' --port 0' : ''),
  )

describe('the commands', () => {
  // a Japanese page runs after its English twin, in the same folder, and only the commands that the twin did not run
  it.each(twins)(
    'of %s and %s run as written, in a folder with the files that the pages show',
    {
      timeout: 600_000,
    },
    (english, japanese) => {
      const commands = commandsOf(english)
      expect(commands.length).toBeGreaterThan(0)
      expect(commandsOf(japanese).length).toBeGreaterThan(0)
      const pages = [
        { locale: 'en_US.UTF-8', files: filesOf(english), commands: commands.map(words) },
        {
          locale: 'ja_JP.UTF-8',
          files: filesOf(japanese),
          commands: commandsOf(japanese)
            .filter((command) => !commands.includes(command))
            .map(words),
        },
      ]
      expect(node([join(root, 'tests/commands.mjs'), JSON.stringify(pages)], newFolder())).toBe('')
    },
  )

  it('are caught if one fails', () => {
    const pages = [{ locale: 'en_US.UTF-8', files: [], commands: [['kinds'], ['make', 'sudoku', '--sise', '4']] }]
    const failed = node([join(root, 'tests/commands.mjs'), JSON.stringify(pages)], newFolder())
    expect(JSON.parse(failed)).toMatchObject({ command: 'make sudoku --sise 4', code: 2 })
  })
})

describe('the code', () => {
  const shown = twins.slice(1).flatMap(([english, japanese]) => {
    const blocks = blocksOf(english, 'js')
    const own = blocksOf(japanese, 'js').filter((block) => !blocks.includes(block))
    return [...blocks.map((block) => [english, block]), ...own.map((block) => [japanese, block])] as const
  })

  it('is there', () => expect(shown.length).toBeGreaterThan(3))

  it('of every page runs and prints something', () => {
    const silent = JSON.parse(node([join(root, 'tests/codes.mjs'), JSON.stringify(shown.map(([, code]) => code))]))
    expect(silent).toEqual([])
  })

  it('is caught if it prints nothing, and if it throws', () => {
    const codes = ["import '@kumiki/core'\nconsole.log(1)", 'const one = 1', 'console.log(1)\nthrow new Error("no")']
    expect(JSON.parse(node([join(root, 'tests/codes.mjs'), JSON.stringify(codes)]))).toEqual([
      { code: codes[1], trouble: 'It printed nothing.' },
      { code: codes[2], trouble: expect.stringContaining('no') },
    ])
  })

  it.each(readmes)('of %s makes a puzzle with one solution', (page) => {
    expect(node(['--input-type=module', '-e', blocksOf(page, 'js')[0] ?? ''])).toContain('unique: true')
  })
})

describe('the pages', () => {
  it.each(readmes)('%s mentions every kind', (page) => {
    const names = Object.keys(kinds).filter((name) => !name.startsWith('_'))
    expect(names.length).toBeGreaterThan(0)
    expect(
      names.filter((name) => !read(page).includes(`| \`${name}\``) || !read(page).includes(`make ${name} `)),
    ).toEqual([])
  })

  it.each(['docs/formats.md', 'docs/guide/files.md', 'docs/guide/files.ja.md'])(
    '%s names the kinds of each format that it lists',
    (page) => {
      expect(kindsMissing(read(page))).toEqual([])
      expect(kindsMissing(read(page).replace('| crossword, skeleton,', '| crossword,'))).toContain('.ipuz: skeleton')
    },
  )

  it.each(readmes)('%s has at most 200 lines', (page) => {
    expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(200)
  })

  it('are there in both languages, and each README leads to its guides', () => {
    const ends = [
      ['README.md', '.md'],
      ['README.ja.md', '.ja.md'],
    ] as const
    for (const [page, end] of ends)
      expect(guides.filter((name) => !read(page).includes(`](docs/guide/${name}${end})`))).toEqual([])
    const there = readdirSync(join(root, 'docs/guide')).sort()
    expect(there).toEqual(guides.flatMap((name) => [`${name}.md`, `${name}.ja.md`]).sort())
  })
})

const pages = [
  ...readmes,
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
]

/** A page without its code. */
const proseOf = (page: string): string =>
  read(page)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '')

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of read(page)
    .replace(/^```[\s\S]*?^```/gm, '')
    .matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    let anchor = plain
    for (let count = 1; anchors.has(anchor); count++) anchor = `${plain}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

/** Why a relative link of a page is broken, or nothing. */
function brokenLink(page: string, link: string): string[] {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : posix.join(dirname(page), decodeURI(path))
  if (!existsSync(join(root, target))) return [`${page}: ${link}: no such file`]
  const isThere = anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(decodeURI(anchor))
  return isThere ? [] : [`${page}: ${link}: no such heading`]
}

describe('the links between the pages', () => {
  it.each(pages)('of %s lead somewhere', (page) => {
    const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !/^[a-z]+:/.test(link)).flatMap((link) => brokenLink(page, link))).toEqual([])
  })

  it('are caught if one leads nowhere', () => {
    expect(brokenLink('README.md', 'docs/nowhere.md')).toHaveLength(1)
    expect(brokenLink('README.md', 'docs/formats.md#nowhere')).toHaveLength(1)
    expect(brokenLink('docs/formats.md', '../README.md#kumiki-組木')).toEqual([])
  })
})
