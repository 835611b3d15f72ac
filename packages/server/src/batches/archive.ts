/**
 * A batch as a zip archive with one file per puzzle, streamed: only the file being written is in memory. File names are
 * number and kind, so they contain no user input. The same puzzles give the same bytes.
 */
import { Zip, ZipDeflate } from 'fflate'

/** The earliest time that a zip archive can hold. */
const unsaid = new Date(1980, 0, 1)

export async function* archiveLines(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, bytes) => {
    if (error) failed = error
    else ready.push(bytes)
  })
  let n = 0
  for await (const line of lines) {
    n++
    const file = new ZipDeflate(nameOf(line, n), { level: 6 })
    file.mtime = unsaid
    zip.add(file)
    file.push(Buffer.from(`${JSON.stringify(JSON.parse(line), null, 2)}\n`), true)
    if (failed) throw failed
    yield* ready
    ready = []
  }
  zip.end()
  yield* ready
}

function nameOf(line: string, n: number): string {
  const { kind }: { readonly kind?: unknown } = JSON.parse(line)
  const plain = String(kind).replace(/[^a-z]/g, '')
  return `${String(n).padStart(5, '0')}-${plain}.kumiki.json`
}
