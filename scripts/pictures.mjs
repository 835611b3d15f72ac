/**
 * `node scripts/pictures.mjs`: draws the pictures from which the tests make Hashi puzzles, with features of real
 * pictures that a tracer easily loses: solid eyes, mouths, dots, whiskers, letters inside shapes, logos of two tones,
 * light on dark, a photograph with shading and grain.
 */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const sharp = createRequire(new URL('../packages/cli/package.json', import.meta.url))('sharp')
const folder = fileURLToPath(new URL('../packages/core/src/kinds/hashi/fixtures/pictures/', import.meta.url))

const pen = (width, colour = '#111') =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
const dots = (radius, places, colour = '#111') =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join('')

/** Each in a square of 240. */
const drawings = {
  // solid eyes, a solid nose on the line of a mouth
  'bear-face': `<g ${pen(6)}><circle cx="120" cy="130" r="86"/><circle cx="52" cy="58" r="26"/><circle cx="188" cy="58" r="26"/>
    <path d="M120 160V178M96 172Q104 190 120 178Q136 190 144 172"/></g>
    ${dots(9, [
      [88, 112],
      [152, 112],
    ])}<ellipse cx="120" cy="150" rx="17" ry="12" fill="#111"/>`,
  // whiskers that end in the air, dots beside them
  'cat-whiskers': `<g ${pen(5)}><path d="M56 92L48 26L96 58Q120 52 144 58L192 26L184 92Q204 130 180 172Q152 206 120 206Q88 206 60 172Q36 130 56 92Z"/>
    <path d="M120 152V166Q108 182 94 172M120 166Q132 182 146 172"/><path d="M2 128L62 142M2 174L64 162M238 128L178 142M238 174L176 162"/></g>
    ${dots(10, [
      [88, 116],
      [152, 116],
    ])}<path d="M108 144H132L120 156Z" fill="#111"/>`,
  // rings with pupils in them
  owl: `<g ${pen(6)}><path d="M50 34Q120 70 190 34Q216 120 186 186Q160 226 120 228Q80 226 54 186Q24 120 50 34Z"/>
    <circle cx="84" cy="98" r="30"/><circle cx="156" cy="98" r="30"/><path d="M120 116L108 138H132Z" fill="#111"/><path d="M96 176Q104 188 112 176M128 176Q136 188 144 176M112 204Q120 214 128 204"/></g>
    ${dots(10, [
      [88, 98],
      [152, 98],
    ])}`,
  // nothing but dots in a frame
  'dice-five': `<rect x="20" y="20" width="200" height="200" rx="26" ${pen(7)}/>${dots(15, [
    [70, 70],
    [170, 70],
    [120, 120],
    [70, 170],
    [170, 170],
  ])}`,
  // solid head, feelers, spots on both sides of a line
  ladybird: `<g ${pen(6)}><ellipse cx="120" cy="140" rx="84" ry="86"/><path d="M120 60V226"/><path d="M98 34Q90 12 70 10M142 34Q150 12 170 10"/></g>
    <path d="M76 68Q84 32 120 32Q156 32 164 68Q120 48 76 68Z" fill="#111"/>${dots(13, [
      [84, 104],
      [156, 104],
      [72, 156],
      [168, 156],
      [96, 196],
      [144, 196],
    ])}`,
  // buttons, a carrot, twigs
  snowman: `<g ${pen(5)}><circle cx="120" cy="70" r="44"/><circle cx="120" cy="172" r="62"/><path d="M62 140L14 100M28 112L14 122M178 140L226 100M212 112L226 122"/><path d="M120 72L150 80L120 84Z"/></g>
    ${dots(7, [
      [102, 56],
      [138, 56],
      [120, 146],
      [120, 172],
      [120, 198],
    ])}<path d="M96 12H144V30H160V38H80V30H96Z" fill="#111"/>`,
  // white eyes and mouth in solid ink
  ghost: `<path d="M36 226V104Q36 18 120 18Q204 18 204 104V226L176 196L148 226L120 196L92 226L64 196Z" fill="#111"/>
    ${dots(
      17,
      [
        [90, 92],
        [150, 92],
      ],
      '#fff',
    )}<ellipse cx="120" cy="146" rx="13" ry="18" fill="#fff"/>`,
  // a letter in a solid disc
  'badge-k': `<circle cx="120" cy="120" r="104" fill="#111"/><path d="M92 62V178M154 62L96 120L154 178" ${pen(16, '#fff')}/>`,
  // letters in a bubble that is only a line
  'bubble-ok': `<path d="M24 40H216V164H110L64 214L72 164H24Z" ${pen(6)}/><g ${pen(9)}><circle cx="84" cy="102" r="29"/><path d="M142 72V132M184 72L146 102L184 132"/></g>`,
  // two tones, side by side and one in the other
  'logo-sunrise': `<circle cx="162" cy="84" r="54" fill="#f0a830"/><path d="M8 208L84 74L126 148L150 108L232 208Z" fill="#17386b"/><path d="M84 74L62 112L84 128L104 110Z" fill="#f0a830"/>`,
  // light on dark
  'night-sky': `<rect width="240" height="240" fill="#141c33"/><path d="M92 26A62 62 0 1 0 134 124A50 50 0 1 1 92 26Z" fill="#f5f0d8"/>
    <g ${pen(6, '#f5f0d8')}><path d="M20 222H220M128 222V168L170 132L212 168V222M158 222V188H182V222"/></g>${dots(
      6,
      [
        [168, 40],
        [212, 74],
        [150, 88],
        [44, 176],
        [88, 190],
      ],
      '#f5f0d8',
    )}`,
}

for (const [name, drawing] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#fff"/>${drawing}</svg>`
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 16, effort: 10 }).toFile(`${folder}${name}.png`)
}

/** A teapot on a table, lit from the upper left, with its shadow and the grain of a camera. */
const side = 200
const pixels = new Uint8Array(side * side)
let state = 20_261_117
const chance = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const inEllipse = (x, y, cx, cy, rx, ry) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
const nearLine = (x, y, x1, y1, x2, y2) => {
  const t = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)))
  return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1))
}
for (let y = 0; y < side; y++)
  for (let x = 0; x < side; x++) {
    const shadow = Math.exp(-Math.max(0, inEllipse(x, y, 112, 168, 78, 13) - 0.4) * 3) * 34
    let light = 214 - 18 * Math.hypot(x / side - 0.4, y / side - 0.4) - shadow
    const ring = inEllipse(x, y, 160, 108, 27, 34)
    const isPot =
      inEllipse(x, y, 100, 116, 62, 52) < 1 ||
      nearLine(x, y, 50, 124, 16, 82) < 9 - (y < 100 ? 3 : 0) ||
      (ring < 1 && inEllipse(x, y, 160, 108, 16, 22) > 1) ||
      inEllipse(x, y, 100, 66, 40, 9) < 1 ||
      inEllipse(x, y, 100, 50, 9, 9) < 1
    if (isPot)
      light = 92 - 42 * ((x - 70) / 120) - 30 * ((y - 70) / 110) + 40 * Math.exp(-inEllipse(x, y, 76, 92, 22, 16))
    const noise = (chance() + chance() + chance() + chance() - 2) * 22
    pixels[y * side + x] = Math.max(0, Math.min(255, Math.round(light + noise)))
  }
await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
  .jpeg({ quality: 72 })
  .toFile(`${folder}teapot-photo.jpg`)
