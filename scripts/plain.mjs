/**
 * The kinds that need no input, by their options: they need no words, or can invent them. The core is passed in: the
 * built one, or its sources in a test.
 */

/** The kinds as the studio's page for plain puzzles lists them. */
export const plainKinds = async ({ kinds, optionsOf }) =>
  (
    await Promise.all(
      Object.entries(kinds).map(([kind, someKind]) =>
        someKind(async (module) => {
          const { face, spec } = await module.craft()
          return plainKind(kind, face.title, optionsOf(spec))
        }),
      ),
    )
  ).filter((one) => one !== null)

/** One kind, or null if it needs words. */
export function plainKind(kind, title, options) {
  const words = options.find(({ reads }) => reads === 'words')
  const instead = words && options.find(({ excludes, cellsEach }) => excludes === words.name && cellsEach !== null)
  if (words && !instead) return null
  const size = options.find(({ name }) => name === 'size')
  const level = options.find(({ name }) => name === 'level')
  const own = typeof size?.initial === 'number' ? [size.initial] : []
  return {
    kind,
    title,
    sizes: size && size.usual.length > 0 ? size.usual : own,
    levels: levelsIn(level),
    sides: level?.sides ?? [],
    invents: instead ? { option: instead.name, cellsEach: instead.cellsEach } : null,
  }
}

/** The levels that can be chosen, from the easiest. */
function levelsIn(level) {
  if (!level) return []
  if (level.choices.length > 0) return level.choices.map(Number).sort((a, b) => a - b)
  const [first, last] = [level.minimum ?? 1, level.maximum ?? 5]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** The text of the studio's module with the table. */
export const tableText = (
  all,
) => `/** The kinds that need nothing to begin with, as their options say it. Written by \`npm run tables\`. */
import type { PlainKind } from './kind.ts'

export const table: readonly PlainKind[] = [
${all.map(entryText).join('\n')}
]
`

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const entryText = ({ kind, title, sizes, levels, sides, invents }) => `  {
    kind: ${quoted(kind)},
    title: { en: ${quoted(title.en)}, ja: ${quoted(title.ja)} },
    sizes: [${sizes.join(', ')}],
    levels: [${levels.join(', ')}],
    sides: [${sides.join(', ')}],
    invents: ${invents ? `{ option: ${quoted(invents.option)}, cellsEach: ${invents.cellsEach} }` : 'null'},
  },`
