/** A greyscale picture on a canvas; it stays on white paper in the dark theme. */
import type { Shades } from '@kumiki/core/images'
import { useEffect, useRef } from 'preact/hooks'

export function paint(canvas: HTMLCanvasElement, { width, height, grey }: Shades): void {
  canvas.width = width
  canvas.height = height
  const image = new ImageData(width, height)
  for (const [at, value] of grey.entries()) image.data.set([value, value, value, 255], 4 * at)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
}

export function GreysView({ shades, label }: { readonly shades: Shades; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) paint(canvas.current, shades)
  }, [shades])
  const ratio = shades.width / shades.height
  return <canvas ref={canvas} class="greys" role="img" aria-label={label} style={{ '--ratio': ratio }} />
}
