/**
 * `npm run gallery -- FOLDER`: pictures of the player with every kind, language, screen and theme, for people to look
 * at.
 */
import { resolve } from 'node:path'
import { ensure } from './apt.mjs'
import { browsers } from './browser.mjs'
import { setUp, tool } from './setup.mjs'

setUp()
ensure(browsers('Chromium'))
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'gallery')
const env = { ...process.env, KUMIKI_GALLERY: folder }
const { status } = tool('vitest/vitest.mjs', ['run'], { stdio: 'inherit', env })
if (status === 0) console.log(`The pictures are in ${folder}.`)
process.exit(status ?? 1)
