/** The entry of the help worker. An exception here ends the worker, as the page sees it. */
import { answering } from './calls.ts'
import { replies } from './workshop.ts'

const answer = answering(replies, (message) => self.postMessage(message))

self.onmessage = ({ data }) => {
  answer(data).catch(reportError)
}
