/** `npm run rights`: writes the table of routes and roles into docs/security.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, root } from './setup.mjs'

build()
const { rightsTable } = await import('../packages/server/dist/routes/rights.js')
const { routes } = await import('../packages/server/dist/routes/table.js')
const page = join(root, 'docs/security.md')
const [before, , after] = readFileSync(page, 'utf8').split(/<!-- routes(?: end)? -->/)
writeFileSync(page, `${before}<!-- routes -->\n\n${rightsTable(routes)}\n\n<!-- routes end -->${after}`)
