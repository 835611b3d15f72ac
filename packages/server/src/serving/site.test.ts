/** Which files of a folder are served. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../store/place.contract.ts'
import { Site } from './site.ts'

it('all of them except the single-file pages, which are large and meant for use without a server', async () => {
  const folder = await newFolder()
  for (const name of ['index.html', 'kumiki.html', 'play.html']) await writeFile(join(folder, name), 'x')
  const site = await Site.read(folder)
  await rm(folder, { recursive: true })
  const status = (url: string) => site?.answer({ method: 'GET', url, acceptsGzip: true, has: '' }).status
  expect(['/', '/index.html', '/kumiki.html', '/play.html'].map(status)).toEqual([200, 200, 404, 404])
})
