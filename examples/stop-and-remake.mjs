// Stops a search at its third piece of news, and makes the very same puzzle again from the recorded effort.
// Run: node examples/stop-and-remake.mjs
import { doors, formatFile, make, parse } from '@kumiki/core'

await doors.blocksum(async (door) => {
  const craft = await door.craft()
  const spec = parse(craft.spec, { size: 6 })
  if (!spec.ok) throw new Error(spec.error.text.en)
  const order = { spec: spec.value, seed: 'stop', effort: craft.effort, lang: 'en', title: null }

  let news = 0
  const stopped = await make(craft, order, () => ++news < 3)
  if (!stopped.ok) throw new Error(stopped.error.text.en)
  const { effort } = stopped.value.recipe
  const remade = await make(craft, { ...order, effort })
  if (!remade.ok) throw new Error(remade.error.text.en)

  console.log(`stopped at effort ${effort}`)
  console.log(formatFile(stopped.value) === formatFile(remade.value) ? 'remade, byte for byte' : 'the remake differs')
})
