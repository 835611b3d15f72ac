/**
 * Builds a page as one file that opens with a double click, without a server. Browsers load no modules, workers or
 * files for a page on a file: address, so its script and style are inlined, and whatever they request by address
 * (workers, the solver, the typeface, word lists) is embedded after them as text that `files.js` turns into addresses.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const web = join(import.meta.dirname, '..')

/** A call of the function in `files.js` that gives an embedded file's address. */
const addressOf = (path: string): string => `globalThis.kumikiFile(${JSON.stringify(path)})`
const wanted = /globalThis\.kumikiFile\(["'`]([^"'`]+)["'`]\)/g

export const inOneFile = (page: string, name: string): Plugin => ({
  name: 'in-one-file',
  enforce: 'pre',
  apply: 'build',
  config: () => ({
    experimental: {
      renderBuiltUrl: (path, { hostType }) => (hostType === 'js' ? { runtime: addressOf(path) } : { relative: true }),
    },
  }),
  // the workers of such a page may be classic scripts but not modules
  transform: (code) => code.replace(/(new Worker\(new URL\([^)]*\)), \{ type: 'module' \}/, '$1'),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const html = take(bundle, (path) => path === page).toString()
      const script = take(bundle, (path) => bundle[path]?.type === 'chunk').toString()
      const style = take(bundle, (path) => path.endsWith('.css')).toString()
      const files = Object.keys(bundle).map((path) =>
        fileInPage(
          path,
          take(bundle, (one) => one === path),
        ),
      )
      this.emitFile({ type: 'asset', fileName: name, source: onePage(html, script, style, files) })
      const leader = readFileSync(join(import.meta.dirname, 'pocket.js'), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'pocket.js', source: leader })
    },
  },
})

/** Removes a file from the bundle and returns its bytes, because it is embedded in the page. */
function take(bundle: Bundle, isMeant: (path: string) => boolean): Buffer {
  const path = Object.keys(bundle).find(isMeant)
  const file = path === undefined ? undefined : bundle[path]
  if (path === undefined || !file) throw new Error('the page lacks a part')
  delete bundle[path]
  return Buffer.from(file.type === 'chunk' ? file.code : file.source)
}

/** Embeds a file. For a worker it also lists the files that the worker will request. */
function fileInPage(path: string, bytes: Buffer): string {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const needs = path.endsWith('.js') ? [...bytes.toString().matchAll(wanted)].map(([, one]) => one) : []
  const data = [`data-file="${path}"`, `data-type="${type}"`, `data-needs="${[...new Set(needs)].join(' ')}"`]
  return `<script type="text/plain" ${data.join(' ')}>${bytes.toString('base64')}</script>`
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }

function onePage(html: string, script: string, styles: string, files: readonly string[]): string {
  const theme = withoutEnd(readFileSync(join(web, 'public/theme.js'), 'utf8'))
  const lookUp = withoutEnd(readFileSync(join(import.meta.dirname, 'files.js'), 'utf8'))
  const main = withoutEnd(script)
  const style = withoutEnd(styles)
  const icon = readFileSync(join(web, 'public/icons/mark.svg')).toString('base64')
  const rules = [
    "default-src 'none'",
    `script-src ${[theme, lookUp, main].map(hashOf).join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    'img-src data: blob:',
    'connect-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
${(html.match(/<meta name="[^>]+>/g) ?? []).join('\n')}
<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />
<title>Kumiki</title>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${icon}" />
<script>${theme}</script>
<style>${style}</style>
</head>
<body>
<main></main>
${files.join('\n')}
<script>${lookUp}</script>
<script type="module">${main}</script>
</body>
</html>
`
}

/**
 * Escapes code so that it cannot close its element. Line ends become LF, because browsers normalize them before
 * comparing hashes.
 */
export const withoutEnd = (code: string): string => code.replaceAll('\r\n', '\n').replaceAll('</script', '<\\/script')
export const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
