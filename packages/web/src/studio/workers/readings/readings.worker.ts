/**
 * The entry of the readings worker, which analyses Japanese and English. An exception here ends the worker, as the page
 * sees it.
 */
import { answering } from '../../../work/calls.ts'
import { furigana } from './furigana.ts'
import type { ReadingsProtocol } from './protocol.ts'
import { readings } from './readings.ts'
import { text } from './text.ts'

const answer = answering<ReadingsProtocol>({ text, readings, furigana }, (message) => self.postMessage(message))

self.onmessage = ({ data }) => {
  answer(data).catch(reportError)
}
