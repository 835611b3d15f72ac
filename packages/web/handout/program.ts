/**
 * The program of handouts, in parts: what every page has, what one kind or one way to report needs besides. The press
 * puts a page together of those that its puzzles need, so each part is a function that is given the parts it imports;
 * browsers load no modules for a page that was opened as a file.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { HandoutProgram, HandoutScript } from '@kumiki/press/handout'
import { build, type Plugin, parseAst, type Rolldown } from 'vite'
import { hashOf, withoutEnd } from '../singlefile/plugin.ts'

type Chunk = Rolldown.OutputChunk

const web = join(import.meta.dirname, '..')
const own = resolve(web, 'src/handout')

export async function buildProgram(): Promise<HandoutProgram> {
  const built = await build({
    configFile: false,
    root: web,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['source', 'module', 'browser', 'default'],
      alias: [
        { find: /^\.\/(en|ja)\.ts$/, replacement: join(own, 'text/$1.ts') },
        { find: /^\.\/(entry|record)\.tsx$/, replacement: join(own, 'nothing.tsx') },
        { find: /^(\.|\.\.\/ui)\/type\.ts$/, replacement: join(web, 'singlefile/type.ts') },
      ],
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [withoutPreloading],
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(own, 'main.tsx') },
    },
  })
  if (!('output' in built)) throw new Error('there is one program')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const style = built.output.find(({ fileName }) => fileName.endsWith('.css'))
  if (style?.type !== 'asset') throw new Error('the pages have a style')
  const names = new Map(chunks.map(({ fileName }, at) => [fileName, `p${at}`]))
  const nameOf = (file: string): string => names.get(file) ?? missing(file)
  return {
    scripts: [scriptOf(themeAlone(textOf('public/theme.js'))), scriptOf(textOf('handout/loader.js'))],
    icon: readFileSync(join(web, 'public/icons/mark.svg')).toString('base64'),
    style: String(style.source),
    main: nameOf(chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''),
    parts: Object.fromEntries(
      chunks.map((chunk) => [
        nameOf(chunk.fileName),
        {
          code: asFunction(chunk, nameOf),
          needs: [...chunk.imports, ...chunk.dynamicImports].map(nameOf),
          only: onlyFor(chunk),
        },
      ]),
    ),
  }
}

/** Vite's helper looks for files beside a page before it imports a part; here none lies there. */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
}

const textOf = (path: string): string => readFileSync(join(web, path), 'utf8').replaceAll('\r\n', '\n')

const missing = (file: string): never => {
  throw new Error(`there is no part ${file}`)
}

/**
 * What leads from pages of a site to those beside them stands in the theme behind a blank line; no page is beside this
 * one.
 */
const themeAlone = (code: string): string => code.split('\n\n')[0] ?? ''

/** Without its comments and its indents: it stands in every page. */
function scriptOf(code: string): HandoutScript {
  const lines = withoutEnd(code)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|\/\*\*)/.test(line))
  const short = lines.join('\n')
  return { code: short, hash: hashOf(short) }
}

/** The face of a kind, or one way to report: the rest of the program asks for these by name. */
const onlyFor = ({ facadeModuleId }: Chunk): string | null =>
  /kinds\/(\w+)\/puzzle(?:\/face)?\.ts$|src\/handout\/course\/(scorm|cmi5)\.ts$/
    .exec((facadeModuleId ?? '').replaceAll('\\', '/'))
    ?.slice(1)
    .find((name) => name !== undefined) ?? null

/**
 * The text of a function of `need`, which gives what another part exports: imports and exports are the only lines of a
 * built module that a function cannot hold.
 */
function asFunction({ fileName, code }: Chunk, nameOf: (file: string) => string): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const exported: string[] = []
  const need = (source: string): string => `need("${nameOf(join(fileName, '..', source).replaceAll('\\', '/'))}")`
  const tree = parseAst(code)
  for (const line of tree.body) {
    const { start, end } = line
    if (line.type === 'ImportDeclaration') {
      const names = line.specifiers.map((one) => {
        if (one.type !== 'ImportSpecifier') throw new Error(`${fileName} imports a whole module`)
        return `${nameIn(one.imported)}:${one.local.name}`
      })
      edits.push({ start, end, text: `const{${names.join()}}=await ${need(line.source.value)};` })
    }
    if (line.type === 'ExportNamedDeclaration') {
      if (line.declaration) throw new Error(`${fileName} exports a declaration`)
      // what is only passed on has no name here
      const passed = line.source ? `passed${start}` : null
      const prefix = passed === null ? '' : `${passed}.`
      exported.push(...line.specifiers.map((one) => `${nameIn(one.exported)}:${prefix}${nameIn(one.local)}`))
      edits.push({ start, end, text: line.source ? `const ${passed}=await ${need(line.source.value)};` : '' })
    } else if (line.type.startsWith('Export')) throw new Error(`${fileName} exports in another way`)
  }
  for (const { index, 0: whole, 1: source = '' } of code.matchAll(/\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g))
    edits.push({ start: index, end: index + whole.length, text: need(source) })
  const inside = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
  if (/\bimport\(|\bimport\.meta\b/.test(inside)) throw new Error(`${fileName} asks for a file`)
  return `async need=>{${inside.trim()}\nreturn{${exported.join()}}}`
}

const nameIn = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? JSON.stringify(node.value)
