/** The dark part of a greyscale picture as one path, for a small drawing. */
import { readShades } from '@kumiki/core/images'

export function thumbnailOf(picture: string): { readonly box: string; readonly path: string } {
  const shades = readShades(picture.trimEnd().split('\n'))
  if (!shades) return { box: '0 0 1 1', path: '' }
  const { width, height, grey } = shades
  let path = ''
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const start = x
      while (x < width && (grey[y * width + x] ?? 255) < 128) x++
      if (x > start) path += `M${start} ${y}h${x - start}v1.05H${start}z`
    }
  return { box: `0 0 ${width} ${height}`, path }
}
