/** What of a folder is served. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../store/place.contract.ts'
import { Site } from './site.ts'

it('is all of it but the pages in one file, which are large and for those who have no server', async () => {
  const folder = await newFolder()
  for (const name of ['index.html', 'kumiki.html', 'play.html']) await writeFile(join(folder, name), 'x')
  const site = await Site.read(folder)
  await rm(folder, { recursive: true })
  const status = (url: string) => site?.answer({ method: 'GET', url, acceptsGzip: true, has: '' }).status
  expect(['/', '/index.html', '/kumiki.html', '/play.html'].map(status)).toEqual([200, 200, 404, 404])
})
