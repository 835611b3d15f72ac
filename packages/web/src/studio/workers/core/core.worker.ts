/** The entry of the core worker. An exception here ends the worker, as the page sees it. */
import { answering } from '../../../work/calls.ts'
import { readBackup } from '../../model/backup.ts'
import { doctor } from './doctor.ts'
import { candidates, edit } from './edit.ts'
import { judge } from './judge.ts'
import { kindInfos } from './kinds.ts'
import { make } from './make.ts'
import { photo } from './photo.ts'
import { draft } from './picture.ts'
import type { CoreProtocol } from './protocol.ts'
import { look, stages, steps } from './puzzleview.ts'
import { remedy } from './remedy.ts'
import { theme } from './theme.ts'
import { verify } from './verify.ts'
import { weigh } from './weigh.ts'
import { paste, sample, samples } from './words.ts'

const answer = answering<CoreProtocol>(
  {
    kinds: kindInfos,
    samples: async () => samples(),
    sample: ({ id }) => sample(id),
    paste: ({ content }) => paste(content),
    theme: ({ names }) => theme(names),
    doctor: ({ kind, rows }) => doctor(kind, rows),
    judge,
    make,
    remedy: (order) => remedy(order),
    edit,
    candidates,
    look: ({ line }) => look(line),
    verify: ({ line }) => verify(line),
    backup: async ({ file }) => readBackup(await file.text()),
    photo: ({ file, name }) => photo(file, name),
    draft,
    weigh,
    steps: ({ line, technique }) => steps(line, technique),
    stages: ({ line }) => stages(line),
  },
  (message) => self.postMessage(message),
)

self.onmessage = ({ data }) => {
  answer(data).catch(reportError)
}
