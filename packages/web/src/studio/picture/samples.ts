/** Our sample pictures: dark on light, drawn for this page. */
import { writeShades } from '@kumiki/core/images'
import type { Bilingual } from '@kumiki/core/player'
import { type Area, rasterOf } from './raster.ts'

export interface PictureSample {
  readonly id: string
  readonly name: Bilingual
  /** In greys, in the format of the kinds' option. */
  readonly picture: string
}

/** Their width in pixels. */
const wide = 112

/** Draws areas on a field of `width` by `height`: first the dark ones, then the light ones on top. */
function drawn(
  id: string,
  en: string,
  ja: string,
  [width, height]: readonly [number, number],
  dark: string,
  light = '',
): PictureSample {
  const areas: Area[] = [
    { path: dark, grey: 0 },
    { path: light, grey: 255 },
  ]
  const scale = wide / width
  let picture: string | null = null
  return {
    id,
    name: { en, ja },
    get picture(): string {
      picture ??= writeShades(rasterOf(areas, wide, Math.round(height * scale), scale))
      return picture
    },
  }
}

export const pictureSamples: readonly PictureSample[] = [
  drawn(
    'fish',
    'A fish',
    'さかな',
    [204, 104],
    'M 4 52 C 42 7 92 7 142 44 L 198 6 L 184 52 L 198 98 L 142 60 C 92 97 42 97 4 52 Z',
    'M 36 44 Q 36 34 46 34 Q 56 34 56 44 Q 56 54 46 54 Q 36 54 36 44 Z',
  ),
  drawn(
    'fuji',
    'Mount Fuji',
    '富士山',
    [204, 104],
    'M 4 98 C 47 78 64 38 80 8 L 93 13 L 102 8 L 111 13 L 124 8 C 140 38 157 78 200 98 Z',
    'M 62 38 L 78 28 L 90 40 L 102 28 L 114 40 L 126 28 L 142 38 L 146 48 L 126 37 L 114 50 L 102 38 L 90 50 L 78 37 L 56 48 Z',
  ),
  drawn(
    'torii',
    'A torii',
    '鳥居',
    [224, 198],
    'M 4 10 Q 62 24 112 24 Q 162 24 220 10 L 216 36 Q 162 44 112 44 Q 62 44 8 36 Z M 46 42 H 68 V 66 H 102 V 43 H 122 V 66 H 156 V 42 H 178 V 66 H 204 V 84 H 181 L 186 190 H 162 L 158 84 H 66 L 62 190 H 38 L 43 84 H 20 V 66 H 46 Z',
  ),
  drawn(
    'cat',
    'A cat',
    'ねこ',
    [224, 204],
    'M 22 10 L 74 46 Q 112 36 150 46 L 202 10 L 206 98 Q 210 190 112 194 Q 14 190 18 98 Z',
    'M 62 102 Q 62 84 76 84 Q 90 84 90 102 Q 90 120 76 120 Q 62 120 62 102 Z M 134 102 Q 134 84 148 84 Q 162 84 162 102 Q 162 120 148 120 Q 134 120 134 102 Z M 98 138 H 126 L 112 156 Z',
  ),
  drawn(
    'boat',
    'A sailing boat',
    'ヨット',
    [214, 214],
    'M 98 12 V 150 H 24 Z M 114 36 L 180 150 H 114 Z M 8 162 H 206 L 178 202 H 38 Z',
  ),
  drawn(
    'cup',
    'A cup of tea',
    'お茶',
    [224, 210],
    'M 22 66 H 162 V 88 Q 212 82 212 124 Q 212 166 160 162 Q 158 202 130 202 H 54 Q 22 202 22 172 Z M 54 10 H 68 V 46 H 54 Z M 85 10 H 99 V 46 H 85 Z M 116 10 H 130 V 46 H 116 Z',
    'M 162 106 Q 190 102 190 124 Q 190 146 162 144 Z',
  ),
]
