/** Packages for courses, and servers as courses have them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import { parseFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/player'
import { writeFormat } from '@kumiki/press/formats'
import type { HandoutProgram } from '@kumiki/press/handout'
import { buildProgram } from '../../packages/web/handout/program.ts'
import type { Made } from '../hands.ts'

let program: Promise<HandoutProgram> | null = null

/** The files of a package, by their names. */
export async function packageOf(
  ending: string,
  made: Made,
  selfChecking: boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  const file = await parseFile(made.text, faces)
  if (!file.ok) throw new Error(file.error.text.en)
  const never = (): never => {
    throw new Error('nothing is drawn')
  }
  program ??= buildProgram()
  const built = await program
  const tools = {
    typeface: never,
    rasterize: never,
    now: never,
    handoutProgram: async () => ({ ok: true, value: built }) as const,
  }
  const written = await writeFormat(ending, [file.value], { selfChecking, tools })
  if (!written.ok || typeof written.value.content === 'string') throw new Error('a package is bytes')
  return new Map(filesIn(Buffer.from(written.value.content)))
}

/** The files of an archive, one behind another, each with its sizes before it. */
function filesIn(archive: Buffer): [string, Buffer][] {
  const files: [string, Buffer][] = []
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [method, packed, name, extra] = [
      archive.readUInt16LE(at + 8),
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ]
    const start = at + 30 + name + extra
    const bytes = archive.subarray(start, start + packed)
    files.push([archive.toString('utf8', at + 30, at + 30 + name), method === 8 ? inflateRawSync(bytes) : bytes])
    at = start + packed
  }
  return files
}

/** What is served, by path; a function answers by itself. */
export type Served = Map<string, Buffer | ((request: IncomingMessage, response: ServerResponse, body: string) => void)>

export async function serve(files: Served): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const found = files.get(new URL(request.url ?? '/', 'http://x').pathname)
      if (typeof found === 'function') found(request, response, String(Buffer.concat(parts)))
      else if (found) response.setHeader('content-type', 'text/html; charset=utf-8').end(found)
      else response.writeHead(404).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
