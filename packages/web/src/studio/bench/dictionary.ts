/** The Japanese analyser with the dictionary that lies beside the site, fetched when it is first needed. */
import { type Analyser, analyserFrom } from '@kumiki/data'

let loaded: Promise<Analyser> | null = null

/** Rejects where a file cannot be fetched; then the next one who asks tries again. */
export function loadAnalyser(): Promise<Analyser> {
  loaded ??= analyserFrom(fetchUnpacked).catch((reason: unknown) => {
    loaded = null
    throw reason
  })
  return loaded
}

async function fetchUnpacked(name: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(`../dict/${name.replace(/\.gz$/, '')}`, self.location.href))
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`)
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
