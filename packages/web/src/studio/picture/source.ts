/** The format of a picture: greys of a photo or a drawing, pixels, or strokes. */
export function sourceOf(picture: string): 'greys' | 'pixels' | 'strokes' {
  if (picture.startsWith('grey\n')) return 'greys'
  const lines = picture.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const isStrokes = lines.length > 0 && lines.every((line) => /^\s*-?\d+\s*,\s*-?\d+[\d\s,;-]*$/.test(line))
  return isStrokes || lines.some((line) => /[+|─│┌┐└┘]/.test(line)) ? 'strokes' : 'pixels'
}
