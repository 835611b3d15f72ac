// Makes a puzzle, checks it from its bytes alone, and prints it. Run: node examples/make-and-check.mjs
import { faces, formatFile, kinds, make, parse, parseFile, verifyFile } from '@kumiki/core'
import { renderTerminal } from '@kumiki/press'

const text = await kinds.blocksum(async (module) => {
  const craft = await module.craft()
  const spec = parse(craft.spec, { size: 5 })
  if (!spec.ok) throw new Error(spec.error.text.en)
  const order = { spec: spec.value, seed: 'example', effort: craft.effort, lang: 'en', title: 'My first BlockSum' }
  const made = await make(craft, order)
  if (!made.ok) throw new Error(made.error.text.en)
  return formatFile(made.value)
})

const check = await verifyFile(text)
console.log(check.ok ? 'proved:' : 'not proved:', check.claims)

const file = await parseFile(text, faces)
if (file.ok)
  file.value((known, face) => {
    console.log(known.title)
    console.log(renderTerminal(face.draw(known.puzzle, face.blank(known.puzzle)), { colour: false }))
  })
