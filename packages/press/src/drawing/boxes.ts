/**
 * The box-drawing character in which given arms meet.
 *
 * Unicode has every mixture of light and heavy arms, and those mixtures of light and double arms in which each axis is
 * of one sort. A mixture that does not exist is drawn with the nearest that does: heavy arms give way to double ones,
 * then double ones to light.
 */
export type Arm = 'none' | 'light' | 'heavy' | 'double'

export interface Arms {
  readonly north: Arm
  readonly east: Arm
  readonly south: Arm
  readonly west: Arm
}

/** Indexed by north, east, south, west as digits to base 3: 0 none, 1 light, 2 heavy. */
const heavyMixtures = [
  ...' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳',
  ...'╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈',
  ...'╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋',
]
/** As `heavyMixtures`, with 2 for double; a blank where Unicode has no such character. */
const doubleMixtures = [
  ...' ╴ ╷┐╕ ╖╗╶─ ┌┬ ╓╥   ═╒ ╤╔ ╦',
  ...'╵┘╛│┤╡   └┴ ├┼    ╘ ╧╞ ╪   ',
  ...' ╜╝   ║╢╣╙╨    ╟╫ ╚ ╩   ╠ ╬',
]

export function boxCharacter(arms: Arms): string {
  const sides = [arms.north, arms.east, arms.south, arms.west]
  if (!sides.includes('double')) return heavyMixtures[index(sides, 'heavy')] ?? ' '
  const full = sides.map((side, i) => (side === 'none' && sides[(i + 2) % 4] === 'double' ? 'double' : side))
  for (const candidate of [sides, full]) {
    const found = doubleMixtures[index(candidate, 'double')]
    if (found !== undefined && found !== ' ') return found
  }
  return heavyMixtures[index(sides, 'heavy')] ?? ' '
}

/** Arms that are neither absent nor of the strong sort count as light. */
const index = (sides: readonly Arm[], strong: Arm): number =>
  sides.reduce((sum, side) => sum * 3 + (side === 'none' ? 0 : side === strong ? 2 : 1), 0)
