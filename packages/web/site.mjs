/** The built site: a folder that any server can serve from any path. */
import { fileURLToPath } from 'node:url'

export const siteFolder = fileURLToPath(new URL('dist', import.meta.url))
