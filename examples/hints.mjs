// Plays a puzzle with hints alone: where to look, which idea, the step, the move. Run: node examples/hints.mjs
import { doors, explain, make, parse } from '@kumiki/core'

await doors.blocksum(async (door) => {
  const craft = await door.craft()
  const spec = parse(craft.spec, { size: 4 })
  if (!spec.ok) throw new Error(spec.error.text.en)
  const made = await make(craft, { spec: spec.value, seed: 'hints', effort: craft.effort, lang: 'en', title: null })
  if (!made.ok) throw new Error(made.error.text.en)
  const { puzzle } = made.value

  let board = craft.face.blank(puzzle)
  for (const { step, explanation } of explain(craft, puzzle).steps) {
    console.log(`Look at ${explanation.cells.map(([row, col]) => `(${row + 1}, ${col + 1})`).join(' ')}`)
    console.log(`  ${explanation.idea.en}`)
    console.log(`  ${explanation.text.en}`)
    console.log(`  ${explanation.text.ja}`)
    for (const move of step.places) {
      const next = craft.face.play(puzzle, board, move)
      if (next.ok) board = next.value
    }
  }
  console.log(craft.face.check(puzzle, board).status)
})
