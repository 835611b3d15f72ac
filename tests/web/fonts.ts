/**
 * Japanese on machines without a Japanese font: the browsers of the tests also find the typeface of the printed pages.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The environment for starting a browser. Systems other than Linux have Japanese fonts. */
export function withFonts(): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(process.env).filter((one): one is [string, string] => one[1] !== undefined),
  )
  if (process.platform !== 'linux') return given
  const folder = mkdtempSync(join(tmpdir(), 'kumiki-fonts-'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${resolve('node_modules/@expo-google-fonts')}</dir>
<cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>`,
  )
  return { ...given, FONTCONFIG_FILE: file }
}
