/**
 * The typeface of the pages. It is fetched from our own site when something is first printed, with progress reports,
 * and cached on the device, so that the next time needs no network. Its address changes with its bytes.
 */

import regularAddress from '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf?url'
import boldAddress from '@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf?url'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { Typeface } from '@kumiki/press/paper'

/** `fontBytes`: the number of bytes loaded so far. */
type OnProgress = (progress: { readonly fontBytes: number }) => void

const store = 'kumiki-typeface'

let kept: Typeface | null = null

export async function openTypeface(progress: OnProgress): Promise<Result<Typeface>> {
  if (kept) return good(kept)
  const bytes = { regular: 0, bold: 0 }
  const counter = (weight: keyof typeof bytes) => (count: number) => {
    bytes[weight] = count
    progress({ fontBytes: bytes.regular + bytes.bold })
  }
  const [regular, bold] = await Promise.all([
    fetchBytes(regularAddress, counter('regular')),
    fetchBytes(boldAddress, counter('bold')),
  ])
  if (!regular || !bold) return bad(noTypeface)
  kept ??= new Typeface({ regular, bold })
  return good(kept)
}

/** null if it cannot be fetched. */
async function fetchBytes(address: string, progress: (bytes: number) => void): Promise<Uint8Array | null> {
  const cache = await openCache()
  const known = await cache?.match(address)
  if (known) return new Uint8Array(await known.arrayBuffer())
  const response = await fetch(address).catch(() => null)
  if (!response?.ok || !response.body) return null
  const bytes = await readAll(response.body, progress).catch(() => null)
  if (bytes) await cache?.put(address, new Response(bytes.slice())).catch(() => {})
  return bytes
}

/** A page loaded without encryption from another machine has no cache. */
const openCache = async (): Promise<Cache | null> =>
  'caches' in self ? await caches.open(store).catch(() => null) : null

async function readAll(body: ReadableStream<Uint8Array>, progress: (bytes: number) => void): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    length += part.value.length
    progress(length)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const noTypeface: Problem = problem(
  'no-typeface',
  'The typeface of the pages (9 MB, once) did not come. Go online for a moment and try again.',
  'ページの書体（9 MB、はじめの1回だけ）を読み込めませんでした。ネットにつないで、もう一度お試しください。',
)
