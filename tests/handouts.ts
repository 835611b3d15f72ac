/** Handouts, written with the program as it is built now. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/player'
import {
  type HandoutFiles,
  type HandoutOptions,
  type HandoutProgram,
  usualHandout,
  writeHandout,
} from '@kumiki/press/handout'
import { buildProgram } from '../packages/web/handout/program.ts'
import { newFolder } from './place.ts'

let building: Promise<HandoutProgram> | null = null

/** Built once for all who ask. */
export const handoutProgram = (): Promise<HandoutProgram> => {
  building ??= buildProgram()
  return building
}

/** Where handouts are written. */
export const handoutFolder = newFolder()

export async function fileOf(text: string) {
  const file = await parseFile(text, faces)
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}

/** Writes a handout and gives its text. */
export async function writeHandoutAs(
  name: string,
  texts: readonly [string, ...string[]],
  options: Partial<HandoutOptions> = {},
): Promise<string> {
  const [first, ...others] = await Promise.all(texts.map(fileOf))
  if (!first) throw new Error('there is a puzzle')
  const files: HandoutFiles = [first, ...others]
  const page = await writeHandout(files, await handoutProgram(), { ...usualHandout, ...options })
  if (!page.ok) throw new Error(page.error.text.en)
  writeFileSync(join(handoutFolder, name), page.value)
  return page.value
}
