// Stops a search at its third better board, and makes the very same puzzle again from the recorded effort.
// Run: node examples/stop-and-remake.mjs
import { formatFile, run, uncontrolled } from '@kumiki/core'

const words = 'apple banana cherry grape lemon mango melon orange papaya peach pear plum quince lime fig olive'.split(
  ' ',
)
const job = {
  kind: 'crossword',
  spec: { words, size: 7 },
  seed: 'stop',
  effort: 200_000,
  timeMs: null,
  lang: 'en',
  title: null,
}

let better = 0
const watch = { ...uncontrolled, progress: () => better++, stopped: () => better >= 3 }
const stopped = await run(job, watch)
if (!stopped.ok) throw new Error(stopped.error.text.en)
const effort = stopped.value((file) => file.recipe.effort)
const remade = await run({ ...job, effort })
if (!remade.ok) throw new Error(remade.error.text.en)

console.log(`stopped at effort ${effort}, after ${better} boards`)
const isSame = stopped.value(formatFile) === remade.value(formatFile)
console.log(isSame ? 'remade, byte for byte' : 'the remake differs')
