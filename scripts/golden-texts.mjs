/**
 * One file per kind, preset and seed, from the given core: Node's, another Node's, a browser's. Each comes with its
 * name and whether it is the first of its kind's first preset. A sample consists of these and the first beyond the
 * presets.
 */
const words =
  'apple banana cherry grape lemon mango melon orange papaya peach pear plum quince raspberry lime fig date olive coconut apricot'.split(
    ' ',
  )

/** Short words, for dense boards, in which single letters matter, so that random numbers and weights decide. */
const syllables = [...'aeiou'].flatMap((vowel) =>
  [...'lmnrst'].flatMap((other) => [`${vowel}${other}`, `${other}${vowel}s`]),
)
const seeds = ['golden-1', 'golden-2']
const beyondPresets = { wordsearch: [{ id: 'dense syllables', spec: { words: syllables, mode: 'dense', size: 4 } }] }

export async function* goldenTexts({ kinds, formatFile, make, optionsOf, parse }, isSample = false) {
  for (const [id, module] of Object.entries(kinds)) yield* await module(async (own) => textsOf(id, await own.craft()))

  async function textsOf(id, craft) {
    const texts = []
    const given = optionsOf(craft.spec).some(({ reads }) => reads === 'words') ? { words } : {}
    const beyond = beyondPresets[id] ?? []
    const presets = isSample
      ? [craft.presets[0], ...beyond]
      : [{ id: 'default', spec: {} }, ...craft.presets, ...beyond]
    for (const preset of presets)
      for (const seed of isSample ? seeds.slice(0, 1) : seeds) {
        const spec = parse(craft.spec, { ...given, ...preset.spec })
        const order = spec.ok && { spec: spec.value, seed, effort: craft.effort, lang: 'en', title: null }
        const made = order ? await make(craft, order) : spec
        const isFirst = preset === craft.presets[0] && seed === seeds[0]
        texts.push([`${id} ${preset.id} ${seed}`, made.ok ? formatFile(made.value) : made.error.code, isFirst])
      }
    return texts
  }
}
