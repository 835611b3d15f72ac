/**
 * A Japanese web font for devices without one, where Japanese would show as empty boxes. It is served from this site
 * under the first font name that the pages use; other devices do not load it. Missing glyphs are detected by rendering:
 * two different letters look the same.
 */
import address from '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf?url'

let isSeen = false

export function loadJapaneseFont(): void {
  if (isSeen) return
  isSeen = true
  if (looksOf('あ') === looksOf('ぬ')) document.fonts.add(new FontFace('BIZ UDPGothic', `url(${address})`))
}

function looksOf(letter: string): string {
  const sheet = document.createElement('canvas')
  sheet.getContext('2d')?.fillText(letter, 9, 20)
  return sheet.toDataURL()
}
