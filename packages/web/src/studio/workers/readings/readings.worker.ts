/** Reads Japanese and English in a thread of its own. What throws here ends it, as the page sees it. */
import { answering } from '../../../work/calls.ts'
import type { ReadingsProtocol } from './protocol.ts'
import { readings } from './readings.ts'
import { text } from './text.ts'

const answer = answering<ReadingsProtocol>({ text, readings }, (message) => self.postMessage(message))

self.onmessage = ({ data }) => {
  answer(data).catch(reportError)
}
