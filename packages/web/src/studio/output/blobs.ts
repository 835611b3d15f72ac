/** Object URLs of blobs, for links and pictures; revoked when they are no longer used. */
import { useEffect, useMemo } from 'preact/hooks'

/** null if there is no blob. */
export function useAddress(blob: Blob | null): string | null {
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob])
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}

/** Renders an SVG whose unit is a point (or a pixel, by `scale`) as a PNG on white. */
export async function dotsOf(drawing: Blob, scale: number): Promise<Blob> {
  const address = URL.createObjectURL(drawing)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)]
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, width, height)
      pen.drawImage(image, 0, 0, width, height)
    }
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    URL.revokeObjectURL(address)
  }
}
