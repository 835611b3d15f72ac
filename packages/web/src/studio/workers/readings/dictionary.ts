/**
 * The Japanese analyser in a browser. Its dictionary (17 MB, compressed) is fetched from our own site on first use and
 * decompressed here. Some servers decompress it on the way, so the first bytes are checked.
 */
import { type Dictionary, dictionaryFrom } from '@kumiki/data'
import type { Loading } from './protocol.ts'

let loaded: Promise<Dictionary> | null = null

/** null: it cannot be had; then the next one who asks tries again. */
export async function openDictionary(progress: (progress: Loading) => void): Promise<Dictionary | null> {
  loaded ??= load(progress)
  try {
    return await loaded
  } catch {
    loaded = null
    return null
  }
}

function load(progress: (progress: Loading) => void): Promise<Dictionary> {
  let bytes = 0
  return dictionaryFrom({
    loadArrayBuffer: async (name) => {
      const packed = await fetchBytes(addressOf(name), (more) => {
        bytes += more
        progress({ dictionaryBytes: bytes })
      })
      return isPacked(packed) ? unpackBytes(packed) : packed.buffer
    },
  })
}

/** Beside the scripts. */
const addressOf = (name: string): URL => new URL(`dictionary/${name.replace(/\.gz$/, '')}`, self.location.href)

async function fetchBytes(address: URL, progress: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  progress(bytes.length)
  return bytes
}

const isPacked = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b

const unpackBytes = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
