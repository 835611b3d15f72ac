/** `npm run new-kind NAME`: copies the blank kind as a new one and adds it to the two tables. It builds and passes the contract at once. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const [name, base = root] = process.argv.slice(2)
const kinds = join(base, 'packages/core/src/kinds')
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

/** Words of the language cannot name an import, and what every object has would be found in tables that lack it. */
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

/** Adds a table line, or stops when the table does not look as expected. */
function addLine(file, tableLine) {
  const path = join(kinds, file)
  const text = readFileSync(path, 'utf8')
  const end = text.lastIndexOf('}')
  const table = text.slice(0, end).trimEnd()
  const withLine = `${table}${table.endsWith('{') ? '' : table.endsWith(',') ? '' : ','}\n  ${tableLine}\n}\n`
  if (end < 0)
    stop(
      `${file} does not look like a table any more; add the line by hand.`,
      `${file} が表の形をしていません。手で1行加えてください。`,
    )
  writeFileSync(path, withLine)
}
addLine('faces.ts', `${name}: lazyFace(() => import('./${name}/puzzle.ts')),`)
addLine(
  'doors.ts',
  `${name}: door(() => import('./${name}/puzzle.ts'), () => import('./${name}/craft.ts'), () => import('./${name}/recount.ts')),`,
)
const next = 'npm run format, npm run schemas, npm run golden, npm test'
console.error(`packages/core/src/kinds/${name} is there, and in both tables. Then: ${next}`)
console.error(`packages/core/src/kinds/${name} ができ、2つの表にも入りました。次は: ${next}`)
