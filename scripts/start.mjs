/** `npm start`: sets up, then runs the command line in the user's current folder. Without arguments: the studio. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, setUp } from './setup.mjs'

setUp()

const given = process.argv.slice(2)
const bin = join(root, 'packages/cli/bin/kumiki.js')
process.env.KUMIKI_CALLED_AS = 'npm start --'
process.chdir(process.env.INIT_CWD ?? process.cwd())
process.argv = [process.execPath, bin, ...(given.length > 0 ? given : ['welcome'])]
await import(pathToFileURL(bin).href)
