/**
 * `npm run icons`: the mark as icons for home screens. Systems crop maskable icons to their own shape, so in those the
 * joint lies in the middle eight tenths, and its arms run to the edges.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './setup.mjs'

const folder = join(root, 'packages/web/public/icons')
const ink = '#1a1c20'
const joint = 'M-60 21H12L7 34.5H41L36 21H108'

/** `zoom`: the scale of the joint; `middle`: the height of the mark that is centred. */
const mark = (zoom, middle) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" fill="${ink}" />
  <path d="${joint}" fill="none" stroke="#fff" stroke-width="4"
    transform="translate(24 24) scale(${zoom}) translate(-24 -${middle})" />
</svg>`

const icons = [
  ['icon-192.png', 192, 1, 24],
  ['icon-512.png', 512, 1, 24],
  ['maskable-512.png', 512, 0.75, 26],
  ['apple-180.png', 180, 0.85, 26],
]
for (const [name, size, zoom, middle] of icons) {
  const path = join(folder, name)
  await sharp(Buffer.from(mark(zoom, middle)), { density: 1200 })
    .resize(size)
    .png({ palette: true, colours: 16, effort: 10 })
    .toFile(path)
  console.log(`${name} ${statSync(path).size}`)
}
