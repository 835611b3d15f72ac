/**
 * One file per kind, preset and seed: the same version must give the same bytes on every machine, every Node and every
 * browser. All are compared by their hashes (docs/golden.json); the smallest of each kind, from its first preset, is
 * also in docs/golden as text, with its board drawn empty and solved, so that a reviewer sees what changed. `--write`
 * records them; without it they are printed for a test to compare: all, or a few of each kind with `--sample`.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenTexts } from './golden-texts.mjs'
import { build, root } from './setup.mjs'

const isWriting = process.argv.includes('--write')
if (isWriting) build()
const core = await import('@kumiki/core')
const { renderSideLists, renderTerminal } = await import('@kumiki/press')

const hashes = {}
const readable = {}
for await (const [name, text, isFirst] of goldenTexts(core, process.argv.includes('--sample'))) {
  hashes[name] = createHash('sha256').update(text).digest('hex')
  if (!isFirst) continue
  const { kind, puzzle, answer } = JSON.parse(text)
  readable[`${kind}.kumiki.json`] = text
  readable[`${kind}.txt`] = await core.kinds[kind](async (module) => drawn(await module.face(), puzzle, answer))
}

/** The board as a player gets it, and solved. */
function drawn(face, givenPuzzle, givenAnswer) {
  const puzzle = core.parse(face.puzzle, givenPuzzle).value
  const answer = core.parse(face.answer, givenAnswer).value
  return [face.blank(puzzle), answer]
    .map(
      (at) => renderTerminal(face.draw(puzzle, at), { colour: false }) + renderSideLists(face.lists(puzzle, at), 'en'),
    )
    .join('\n')
    .replace(/ +$/gm, '')
}

if (isWriting) {
  const folder = join(root, 'docs/golden')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!(name in readable)) rmSync(join(folder, name))
  for (const [name, text] of Object.entries(readable)) writeFileSync(join(folder, name), text)
  writeFileSync(join(root, 'docs/golden.json'), `${JSON.stringify(hashes, null, 2)}\n`)
} else process.stdout.write(JSON.stringify({ hashes, readable }))
