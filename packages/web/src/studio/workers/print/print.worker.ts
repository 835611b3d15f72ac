/** The entry of the print worker. An exception here ends the worker, as the page sees it. */
import { answering } from '../../../work/calls.ts'
import { dots, offers } from './export.ts'
import { handout } from './handout.ts'
import { page, pdf, print } from './print.ts'
import type { PrintProtocol } from './protocol.ts'
import { read } from './read.ts'
import { link } from './share.ts'

const answer = answering<PrintProtocol>(
  {
    print,
    page,
    pdf,
    offers: ({ line }) => offers(line),
    dots,
    link: ({ line, selfChecking, base }) => link(line, selfChecking, base),
    handout,
    read: ({ name, bytes }) => read(name, bytes),
  },
  (message) => self.postMessage(message),
)

self.onmessage = ({ data }) => {
  answer(data).catch(reportError)
}
