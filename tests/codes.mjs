// Runs modules one after the other in one process. Its argument is a list of their code as JSON; it prints those that
// threw or printed nothing, with the reason, as JSON.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// within the project, so that its packages are found
const folder = join(import.meta.dirname, '..', `.cache/codes-${process.pid}`)
mkdirSync(folder, { recursive: true })

let printed = ''
const report = process.stdout.write.bind(process.stdout)
process.stdout.write = (text) => {
  printed += text
  return true
}

const troubles = []
for (const [at, code] of JSON.parse(process.argv[2]).entries()) {
  const file = join(folder, `${at}.mjs`)
  writeFileSync(file, code)
  printed = ''
  try {
    await import(pathToFileURL(file).href)
    if (printed.trim() === '') troubles.push({ code, trouble: 'It printed nothing.' })
  } catch (error) {
    troubles.push({ code, trouble: String(error?.stack ?? error) })
  }
}
rmSync(folder, { recursive: true })
report(JSON.stringify(troubles))
