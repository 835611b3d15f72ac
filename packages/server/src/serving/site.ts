/**
 * Serves a folder of static files. The folder is read once at the start and only those bytes are sent: no path leads
 * out of it, and a rebuild meanwhile cannot mix versions. The single-file pages are left out: they are large and meant
 * for use without a server. A page brings its own policy for scripts; `frame-ancestors` is added here, because it is
 * only valid in a header.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface SiteRequest {
  readonly method: string
  /** The path with its query, as in the request. */
  readonly url: string
  readonly acceptsGzip: boolean
  /** The `If-None-Match` header. */
  readonly has: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

interface Resource {
  readonly bytes: Buffer
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  /** Gzipped on first use; null if that saves nothing. */
  packed: Buffer | null | undefined
}

export class Site {
  readonly #resources: ReadonlyMap<string, Resource>

  private constructor(resources: ReadonlyMap<string, Resource>) {
    this.#resources = resources
  }

  /** null if the folder does not exist or is empty. */
  static async read(folder: string): Promise<Site | null> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    if (files.length === 0) return null
    const resources = new Map<string, Resource>()
    for (const file of files) {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      if (!inOneFile.has(path)) resources.set(path, resourceOf(path, await readFile(file)))
    }
    return new Site(resources)
  }

  answer({ method, url, acceptsGzip, has }: SiteRequest): Answer {
    const { path, query } = partsOf(url)
    const resource = this.#resources.get(path.endsWith('/') ? `${path}index.html` : path)
    const isFolder = path !== '' && this.#resources.has(`${path}/index.html`)
    if (!resource && !isFolder) return plain(404, 'There is nothing here. / ここには何もありません。')
    if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    if (!resource) return redirect(`${path}/${query}`)
    const headers = { ...resource.headers, etag: resource.tag }
    if (has.split(/\s*,\s*/).includes(resource.tag)) return { status: 304, headers, body: '' }
    const packed = acceptsGzip ? packedOf(resource) : null
    const body = packed ?? resource.bytes
    const encoding: Record<string, string> = packed ? { 'content-encoding': 'gzip' } : {}
    return { status: 200, headers: { ...headers, ...encoding, 'content-length': String(body.length) }, body }
  }
}

const inOneFile: ReadonlySet<string> = new Set(['/kumiki.html', '/play.html'])

function partsOf(url: string): { readonly path: string; readonly query: string } {
  const end = url.search(/[?#]/)
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  try {
    return { path: decodeURIComponent(path), query }
  } catch {
    return { path: '', query }
  }
}

function packedOf(resource: Resource): Buffer | null {
  if (resource.packed === undefined) {
    const packed = gzipSync(resource.bytes, { level: 9 })
    resource.packed = packed.length < resource.bytes.length * 0.9 ? packed : null
  }
  return resource.packed
}

function resourceOf(path: string, bytes: Buffer): Resource {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...always,
    'content-type': type,
    'content-security-policy': policyOf(path, type, bytes),
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  }
  return { bytes, tag, headers, packed: undefined }
}

/** A page's own policy; scripts get the one that they need as workers. Only the player may be framed by other sites. */
function policyOf(path: string, type: string, bytes: Buffer): string {
  if (type === types['.js']) return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
  if (type === types['.svg']) return "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
  if (type !== types['.html']) return "default-src 'none'; frame-ancestors 'none'"
  const [, own = "default-src 'none'"] =
    /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(String(bytes)) ?? []
  return `${own}; frame-ancestors ${path.startsWith('/play/') ? '*' : "'none'"}`
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

const text = '; charset=utf-8'
const types: Readonly<Record<string, string>> = {
  '.html': `text/html${text}`,
  '.js': `text/javascript${text}`,
  '.css': `text/css${text}`,
  '.txt': `text/plain${text}`,
  '.tsv': `text/tab-separated-values${text}`,
  '.json': `application/json${text}`,
  '.webmanifest': `application/manifest+json${text}`,
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
}

const plain = (status: number, sentence: string, more: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { ...always, 'content-type': `text/plain${text}`, 'content-security-policy': "default-src 'none'", ...more },
  body: `${sentence}\n`,
})

function redirect(to: string): Answer {
  const { pathname, search } = new URL(to, 'http://127.0.0.1')
  return plain(302, pathname, { location: pathname + search, 'cache-control': 'no-cache' })
}
