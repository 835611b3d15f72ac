// Plays a puzzle with hints alone: where to look, which idea, the step, the moves. Run: node examples/hints.mjs
import { hint, kinds, make, parse, rungNames } from '@kumiki/core'

await kinds.blocksum(async (module) => {
  const craft = await module.craft()
  const spec = parse(craft.spec, { size: 4 })
  if (!spec.ok) throw new Error(spec.error.text.en)
  const made = await make(craft, { spec: spec.value, seed: 'hints', effort: craft.effort, lang: 'en', title: null })
  if (!made.ok) throw new Error(made.error.text.en)
  const { puzzle, answer: key } = made.value

  let board = craft.face.blank(puzzle)
  for (;;) {
    const { about, rungs } = hint(craft, puzzle, key, board)
    for (const { rung, text, moves } of rungs) {
      console.log(`${rungNames[rung].en}: ${text.en}\n${rungNames[rung].ja}: ${text.ja}`)
      for (const move of moves) {
        const next = craft.face.play(puzzle, board, move)
        if (next.ok) board = next.value
      }
    }
    if (about === 'done') break
  }
})
