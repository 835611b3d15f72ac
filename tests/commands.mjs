// Runs command lines one after the other in one process, in its current folder. Its argument is a list of pages as
// JSON, each with its locale, its files and its command lines; it prints those that failed, one JSON line each, with
// their output.
import { writeFileSync } from 'node:fs'
import { chooseLang } from '../packages/cli/dist/arguments/lang.js'
import { run } from '../packages/cli/dist/run.js'
import { Terminal } from '../packages/cli/dist/terminal/terminal.js'

const report = process.stdout.write.bind(process.stdout)
let printed = ''
let isServing = false

process.stdout.write = (text) => {
  printed += text
  // a server runs until it is stopped, so it is stopped as soon as it prints its address
  if (isServing && /^http\S+\n$/.test(printed)) setImmediate(() => process.emit('SIGINT'))
  return true
}
process.stderr.write = (text) => {
  printed += text
  return true
}

for (const { locale, files, commands } of JSON.parse(process.argv[2])) {
  process.env.LC_ALL = locale
  for (const { name, content } of files) writeFileSync(name, content)
  for (const args of commands) {
    printed = ''
    isServing = args[0] === 'studio' || args[0] === 'serve'
    process.removeAllListeners('SIGINT')
    const code = await run(args, new Terminal(chooseLang(args, process.env)))
    if (code !== 0) report(`${JSON.stringify({ command: args.join(' '), code, printed })}\n`)
  }
}
