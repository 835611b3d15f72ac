/** `@kumiki/core/images`: pictures supplied by users, from the bytes of a photo to black and white cells. */
export type { Bitmap } from './drawing/bitmap.ts'
export { type ImageFormat, imageFormat, imageSize } from './drawing/format.ts'
export { outlineOf } from './drawing/outline.ts'
export { bitmapOf, shadesOf } from './drawing/photo.ts'
export { readShades, type Shades, writeShades } from './drawing/shades.ts'
export { readPicture, type Segment } from './drawing/strokes.ts'
