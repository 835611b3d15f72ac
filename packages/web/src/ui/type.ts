/**
 * Japanese on a device that has no type for it shows as empty boxes. Such a device is lent ours, from this site and
 * under the first name that the pages ask for; nobody else loads a byte of it. A box is told by its looks: two letters
 * that look the same are none.
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
