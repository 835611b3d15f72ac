/** The workshop in a thread of its own: a message in, a message out, with the same number. What throws here ends it, as the page sees it. */
import type { Asked, Told } from './help.ts'
import { reply } from './workshop.ts'

self.onmessage = async ({ data: { id, question } }: MessageEvent<Asked>) => {
  try {
    self.postMessage({ id, reply: await reply(question) } satisfies Told)
  } catch (error) {
    reportError(error)
  }
}
