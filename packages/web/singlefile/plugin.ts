/**
 * A page as one file that opens by a double click, from a stick or a mail, without a server. Browsers load no modules,
 * no workers and no files for a page that was opened so: its script and its style stand in the page itself, and what
 * they ask for by address (workers, the solver, the typeface, word lists) stands behind them as text, of which
 * `files.js` makes addresses.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const web = join(import.meta.dirname, '..')

/** What `files.js` defines: the address of a file that stands in the page. */
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
  // a module is refused to the workers of such a page, a plain script is not
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

/** The bytes of the file that is meant; it is in the page then, and not beside it. */
function take(bundle: Bundle, isMeant: (path: string) => boolean): Buffer {
  const path = Object.keys(bundle).find(isMeant)
  const file = path === undefined ? undefined : bundle[path]
  if (path === undefined || !file) throw new Error('the page lacks a part')
  delete bundle[path]
  return Buffer.from(file.type === 'chunk' ? file.code : file.source)
}

/** Workers name the files that they will ask for, because they cannot look into the page. */
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
 * Code that cannot close the element that it stands in; browsers read every line end as LF before they compare hashes.
 */
export const withoutEnd = (code: string): string => code.replaceAll('\r\n', '\n').replaceAll('</script', '<\\/script')
export const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
