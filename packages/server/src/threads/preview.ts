/**
 * The link preview that other sites show: the empty board on white, in the format that they expect. Its letters are
 * outlines of our own typeface, so no system font is needed. It is drawn in a thread, from the file for players, so
 * there is no answer in it to leak.
 */
import { parseFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
import { drawn } from '@kumiki/press/drawing'
import { openTypeface } from '@kumiki/press/node'
import { renderSvg } from '@kumiki/press/svg'
import sharp from 'sharp'
import { previewSize } from '../puzzles/pictures.ts'

const rim = 30
const white = '#fff'

export async function preview(openFile: string): Promise<Uint8Array> {
  const outlines = await openTypeface()
  const read = await parseFile(openFile, faces)
  const svg = read.ok
    ? read.value((file, face) => {
        const board = drawn(file, face, false)
        return board.ok ? renderSvg(board.value, { outlines, unit: unitFor(board.value) }) : null
      })
    : null
  const { width, height } = previewSize
  const inner = { width: width - 2 * rim, height: height - 2 * rim }
  const image = svg
    ? sharp(Buffer.from(svg)).resize({ ...inner, fit: 'contain', background: white })
    : sharp({ create: { ...inner, channels: 3, background: white } })
  return image
    .flatten({ background: white })
    .extend({ top: rim, bottom: rim, left: rim, right: rim, background: white })
    .png({ palette: true })
    .toBuffer()
}

/** Pixels per cell, so that the board is drawn at about its final size. */
const unitFor = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(previewSize.width / width, previewSize.height / height)
