/**
 * `npm run new-kind NAME`: copies the blank kind as a new one and adds it to the table of kinds. It builds and passes
 * the contract at once.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindsFolder, writeFaces } from './faces.mjs'
import { root } from './setup.mjs'

const [name, base = root] = process.argv.slice(2)
const kinds = kindsFolder(base)
const stop = (en, ja) => {
  console.error(`${en} / ${ja}`)
  process.exit(2)
}
if (!/^[a-z][a-z0-9]*$/.test(name ?? ''))
  stop(
    'Name the kind in lower-case letters: npm run new-kind futoshiki',
    '種類の名前は英小文字で指定してください: npm run new-kind futoshiki',
  )
if (isTaken(name))
  stop(
    `"${name}" means something in JavaScript; choose another name.`,
    `「${name}」は JavaScript で意味を持つ名前です。別の名前にしてください。`,
  )
if (existsSync(join(kinds, name)) || existsSync(join(kinds, `${name}.ts`)))
  stop(`There is already a kind "${name}".`, `「${name}」という種類はもうあります。`)

/** Keywords cannot name an import, and names of Object.prototype would be found in tables that lack them. */
function isTaken(word) {
  if (word in {}) return true
  try {
    new Function(`'use strict'; const ${word} = 0; async () => ${word}`)
    return false
  } catch {
    return true
  }
}

const type = name[0].toUpperCase() + name.slice(1)
cpSync(join(kinds, '_blank'), join(kinds, name), { recursive: true })
const visit = (folder) => {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry)
    if (statSync(path).isDirectory()) visit(path)
    else {
      const text = readFileSync(path, 'utf8')
      rmSync(path)
      writeFileSync(
        join(folder, entry.replace('_blank', name)),
        text.replaceAll("'_blank'", `'${name}'`).replace(/\bBlank\b/g, type),
      )
    }
  }
}
visit(join(kinds, name))

/** A part of a kind, from whichever of these files exists; '' if none does. */
const partOf = (part, ...files) => {
  const file = files.find((one) => existsSync(join(kinds, name, one)))
  return file ? `    ${part}: () => import('./${name}/${file}'),\n` : ''
}
const entry = `  ${name}: kindModule({
${partOf('face', 'puzzle/face.ts', 'puzzle.ts')}${partOf('craft', 'craft.ts')}${partOf('recount', 'recount.ts', 'solve/recount.ts')}${partOf('audit', 'audit.ts')}${partOf('editing', 'editing.ts')}${partOf('paper', 'paper.ts')}  }),
`
const table = join(kinds, 'kinds.ts')
const text = readFileSync(table, 'utf8')
const after = [...text.matchAll(/^ {2}(\w+): kindModule\(/gm)].find(([, kind]) => kind > name)
const at = after ? after.index : text.lastIndexOf('}')
writeFileSync(table, text.slice(0, at) + entry + text.slice(at))
writeFaces(base)
const next = 'npm run format, npm run tables, npm run schemas, npm run golden, npm test'
console.error(`packages/core/src/kinds/${name} is there, and in kinds.ts and faces.ts. Then: ${next}`)
console.error(`packages/core/src/kinds/${name} ができ、kinds.ts と faces.ts にも入りました。次は: ${next}`)
