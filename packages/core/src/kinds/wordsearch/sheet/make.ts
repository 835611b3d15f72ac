/**
 * Makes a sheet: all the words in one board. Sizes to try come from sizes.ts, the words are packed by pack.ts, and
 * settle.ts fills the other cells and reads everything again.
 *
 * Every yielded sheet is whole. Only if the size is given and there is no room may a sheet contain some of the words
 * only; each of the others is named in a note.
 */

import { Budget } from '../../../base/budget.ts'
import { limits } from '../../../base/limits.ts'
import { bad, good, type Problem, problem, type Result } from '../../../base/result.ts'
import type { Rng } from '../../../base/rng.ts'
import { type Bilingual, counted } from '../../../base/text.ts'
import type { Made, Making } from '../../../kind/craft.ts'
import { keepsSize } from '../../../spec/shape.ts'
import { sizeForAll, withSizeForAll } from '../../../wordgrid/sizeforall.ts'
import { nameOf } from '../../../words/entry.ts'
import { type Board, boardOf, dirNumbers, Letters, longestRun } from '../pack/board.ts'
import { isInside } from '../pack/keptout.ts'
import { clear, Packing, pack } from '../pack/pack.ts'
import type { Wordsearch } from '../puzzle/model.ts'
import { grade } from '../solve/techniques.ts'
import { directionsOf } from '../spec/directions.ts'
import { ladder, type Mask, readMask, scales, sized } from '../spec/mask.ts'
import { type Message, readMessage } from '../spec/message.ts'
import type { SheetSpec } from '../spec/spec.ts'
import type { Absence } from './absent.ts'
import { accidentIn } from './accident.ts'
import { withFreed } from './freed.ts'
import { keptOutside, notToKeep, placementOn, placementsOn } from './kept.ts'
import { prepare } from './prepare.ts'
import { type Setting, settle } from './settle.ts'
import { maxShared } from './sharing.ts'
import { type Attempt, attempts, firstSide, lengthsThatFit, maxBlank, type Outcome, type Wanted } from './sizes.ts'

type Sheet = Made<Wordsearch>

/** Cost of skipping a board. */
const skipCost = 1000
/** Effort of the search for a size that takes all words: at most about 0.2 s. */
const trialEffort = 100_000

export function makeSheet(spec: SheetSpec, rng: Rng, budget: Budget): Making<Wordsearch> {
  const making = packSheet(spec, rng, budget)
  if (spec.size === undefined || spec.mask !== undefined || spec.message !== '') return making
  return withSizeForAll(
    making,
    (sheet) => !leavesOut(sheet),
    () => roomForAll(spec, rng.fork('size-for-all')),
  )
}

/** Whether words are left out because of the size. */
const leavesOut = ({ notes }: Sheet): boolean =>
  notes.some(({ code }) => code === 'no-room' || code === 'too-long' || code === 'overlong')

/** Names the size of the first sheet that is made without a given size; null if even that leaves words out. */
function roomForAll({ size: _, ...spec }: SheetSpec, rng: Rng): Problem | null {
  for (const sheet of packSheet(spec, rng, new Budget(trialEffort)))
    if (sheet !== null) return leavesOut(sheet) ? null : sizeForAll(sheet.puzzle, sheet.puzzle.words.length)
  return null
}

function* packSheet(spec: SheetSpec, rng: Rng, budget: Budget): Making<Wordsearch> {
  if (spec.words.length > limits.words) return bad(tooManyWords(spec.words.length))
  const dirs = dirNumbers(directionsOf(spec))
  const wantedMessage = readMessage(spec.message)
  if (!wantedMessage.ok) return wantedMessage
  const message = wantedMessage.value.letters
  const given = givenBoards(spec, dirs, wantedMessage.value)
  if (!given.ok) return given
  const boards = given.value
  const longest = boards.length === 0 ? limits.gridSide : longestAmong(boards, dirs)
  const prepared = prepare(spec, wantedMessage.value, longest)
  if (prepared.words.length === 0) return bad(noWords(prepared.absent))

  const kept = spec.keep ?? []
  const homeless = kept.find((one) => !prepared.words.some(({ word }) => word === one.word))
  if (homeless) return bad(notToKeep(homeless.word))
  const [only, ...others] = boards
  const outside = only && others.length === 0 ? kept.find((one) => placementOn(only, one) < 0) : undefined
  if (outside) return bad(keptOutside(outside.word))

  const letters = new Letters()
  const words = prepared.words.map(({ word }) => letters.encode(word))
  const setting: Setting = { spec, prepared, letters }
  const wanted: Wanted = {
    lengths: words.map((word) => word.length),
    given: boards,
    message: message.length,
    dirs,
    maxShared: spec.overlap ? maxShared(words, dirs) : 0,
    fill: spec.fill,
    smallest: spec.smallest,
  }
  if (boards.length === 0 && message === '' && firstSide(wanted) > limits.gridSide) return bad(tooLarge(wanted))
  const plan = attempts(wanted)
  const inMessage = prepared.blocked.filter((word) => isInside(word, message) && !prepared.heldByMessage.has(word))
  const blockedMessage = inMessage.length > 0 ? messageSpells(inMessage) : null

  let best: Sheet | null = null
  let fewestMissing = Number.POSITIVE_INFINITY
  let nearest = Number.POSITIVE_INFINITY
  let fewestBlanks = Number.POSITIVE_INFINITY
  const shrinks = spec.smallest && message === ''
  let patience = spec.smallest ? 0 : message === '' ? 8 : 3
  /**
   * Records a sheet if it is the best so far. The outcome is whole if all words are placed, no cell is blank and,
   * unless patience has run out, the level is right.
   */
  const take = (packing: Packing, attempt: Attempt): Outcome => {
    if (attempt.partly) tidy(setting, packing)
    const blanks = typeof attempt.want === 'number' ? attempt.want - packing.used : 0
    const willDo = packing.whole ? blanks <= maxBlank(packing.order.board.cells.length) : attempt.partly
    if (!willDo || packing.missing > fewestMissing || (packing.missing > 0 && packing.missing === fewestMissing))
      return 'none'
    const fill = rng.fork(`fill/${attempt.id}`)
    const filled = withFreed({ setting, packing }, longest, fill)
    if (filled.packing !== packing) tidy(filled.setting, filled.packing)
    const settled = settle(filled.setting, filled.packing, fill)
    if (settled === null) return 'none'
    const level = spec.level === undefined ? null : grade(settled.puzzle, new Budget()).level
    const miss = spec.level === undefined ? 0 : Math.abs((level ?? 0) - spec.level)
    const isBetter =
      packing.missing < fewestMissing || miss < nearest || (miss === nearest && blanks < fewestBlanks) || shrinks
    if (isBetter) {
      best = miss === 0 ? settled : { ...settled, notes: [...settled.notes, otherLevel(level, spec.level)] }
      fewestMissing = packing.missing
      nearest = miss
      fewestBlanks = blanks
    }
    if (packing.missing > 0) return 'none'
    if (blanks > 0) return 'blanks'
    return miss === 0 || patience-- <= 0 ? 'whole' : 'none'
  }

  for (let turn = plan.next('none'); !turn.done; ) {
    const attempt = turn.value
    const { width, height } = attempt.size
    const board = boards.find((one) => one.width === width && one.height === height) ?? boardOf(attempt.size, null)
    const placements = placementsOn(board, kept, prepared.words)
    if (placements === null) {
      // this board is too small for a kept word
      if (!budget.spend(skipCost)) return best === null ? bad(noRoom(wanted)) : good(best)
      turn = plan.next('none')
      continue
    }
    const packing = new Packing({ board, words, dirs, overlap: spec.overlap, want: attempt.want, kept: placements })
    const packer = pack(packing, attempt.iterations, rng.fork(`pack/${attempt.id}`), budget, () =>
      accidentIn(setting, packing),
    )
    let step = packer.next()
    for (; !step.done; step = packer.next()) yield best
    // at the end of the effort, an unfinished round is used only if there is nothing else: see `Making` in
    // kind/craft.ts
    const ended = !step.value
    if (ended && best !== null) return good(best)
    const outcome = take(packing, attempt)
    if (ended)
      return best === null
        ? bad(blockedMessage ?? (message === '' ? noRoom(wanted) : noRoomBeside(wanted)))
        : good(best)
    yield best
    turn = plan.next(outcome)
  }
  if (best !== null) return good(best)
  return bad(message === '' ? noRoom(wanted) : messageDoesNotFit(wanted))
}

/** Takes out words that spell something they must not. Used only where some of the words are better than none. */
function tidy(setting: Setting, packing: Packing): void {
  for (;;) {
    const amiss = accidentIn(setting, packing)
    if (amiss === null) return
    if (!clear(packing, amiss[0]!)) return
  }
}

/** An empty list allows any rectangle, a longer one any of its boards. */
function givenBoards(spec: SheetSpec, dirs: readonly number[], message: Message): Result<readonly Board[]> {
  const { size } = spec
  if (spec.mask === undefined) return good(size ? [boardOf(size, null)] : [])
  const drawing = readMask(spec.mask)
  if (!size && !keepsSize(drawing)) {
    const boards = scaledBoards(drawing, spec, dirs, message)
    return boards.length > 0 ? good(boards) : bad(shapeLost)
  }
  const shape = size ? sized(drawing, size) : drawing
  return shape.cells.includes(true) ? good([boardOf(shape, shape.cells)]) : bad(shapeLostHere)
}

/** A picture at all sizes that have a run for the longest word that one of them can hold. */
function scaledBoards(drawing: Mask, spec: SheetSpec, dirs: readonly number[], message: Message): Board[] {
  const lengths = prepare(spec, message, limits.gridSide).words.map(({ word }) => word.length)
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  if (message.letters !== '') {
    const near = [...scales(drawing)].filter((mask) => {
      const left = mask.cells.filter(Boolean).length - message.letters.length
      return left >= letters * (1 - nearBy) && left <= letters * (1 + nearBy)
    })
    const boards = near.map((mask) => boardOf(mask, mask.cells))
    const suiting = boards.filter((board) => longestRun(board, dirs) >= Math.max(0, ...lengths))
    if (suiting.length > 0) return suiting
  }
  const boards = ladder(drawing).map((mask) => boardOf(mask, mask.cells))
  const max = longestAmong(boards, dirs)
  const longest = Math.max(1, ...lengths.filter((length) => length <= max))
  return boards.filter((board) => longestRun(board, dirs) >= longest).sort((a, b) => a.cells.length - b.cells.length)
}

const longestAmong = (boards: readonly Board[], dirs: readonly number[]): number =>
  Math.max(...boards.map((board) => longestRun(board, dirs)))

/** How far the number of cells for words may differ from the number of letters, as a share of it. */
const nearBy = 0.3

const tooManyWords = (count: number): Problem =>
  problem(
    'too-many-words',
    `A sheet may have at most ${limits.words} words; there are ${count}. For a dictionary there is \`mode\` dense.`,
    `シートの単語は${limits.words}語までです（${count}語あります）。辞書には \`mode\` dense を使ってください。`,
    { path: ['words'] },
  )
const noWords = (absent: readonly Absence[]): Problem => {
  const [first] = absent
  return problem(
    'no-words',
    `None of the words can be in the sheet${first ? `. "${nameOf(first.entry)}": ${first.why.en}` : ''}.`,
    `入れられる単語がありません${first ? `（「${nameOf(first.entry)}」: ${first.why.ja}）` : ''}。`,
    { path: ['words'], words: absent.map(({ entry }) => entry.word) },
  )
}
const shapeLost = problem(
  'mask-lost',
  'Nothing is left of the mask at any size that a board may have; its parts are too small.',
  'マスクの形が細かすぎて、どの大きさの盤面でも形が残りません。',
  { path: ['mask'] },
)
const shapeLostHere = problem(
  'mask-lost',
  'Nothing is left of the mask at this size; a larger size is needed.',
  'この大きさではマスクの形が残りません。大きさを増やしてください。',
  { path: ['mask'] },
)
const noRoom = ({ given, smallest, fill }: Wanted): Problem => {
  const other =
    given.length === 1
      ? { en: ', a larger size', ja: '、大きさを増やすか' }
      : smallest || given.length > 0
        ? { en: '', ja: '' }
        : { en: `, a smaller \`fill\` (it is ${fill})`, ja: `、\`fill\` を ${fill} より小さくするか` }
  return problem(
    'no-room',
    `The effort ended before there was a sheet; more of it (such as \`time\` 30s)${other.en} or fewer words would help.`,
    `シートができる前に探索量の上限に達しました。探索量を増やす（\`time\` 30s など）か${other.ja}、単語を減らしてください。`,
    { fault: 'search' },
  )
}
const tooLarge = (wanted: Wanted): Problem => {
  const { lengths, smallest, fill } = wanted
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  const [side, max] = [firstSide(wanted), limits.gridSide]
  return problem(
    'board-too-large',
    `The ${counted(letters, 'letter')} of the words need a board of about ${side} by ${side}; at most ${max} by ${max} is possible. Give fewer words${smallest ? '' : `, or a larger \`fill\` (it is ${fill})`}.`,
    `単語の${letters}文字には${side}×${side}くらいの盤面が必要ですが、${max}×${max}までです。単語を減らす${smallest ? '' : `か、\`fill\` を ${fill} より大きく`}してください。`,
    { path: ['words'] },
  )
}
const otherLevel = (level: number | null, wantedMessage: number | undefined): Problem =>
  problem(
    'level-not-reached',
    `The sheet has level ${level}, not ${wantedMessage}: none of level ${wantedMessage} was found with these words and options.`,
    `レベル${wantedMessage}ではなくレベル${level}になりました。この単語と指定では、レベル${wantedMessage}のものが見つかりませんでした。`,
    { fault: 'search', path: ['level'] },
  )
const messageDoesNotFit = (wanted: Wanted): Problem => {
  const letters = wanted.lengths.reduce((sum, length) => sum + length, 0)
  const hint = otherLengths(wanted)
  const [only, ...others] = wanted.given
  const cells = others.length > 0 ? undefined : only?.cells.length
  return problem(
    'message-does-not-fit',
    `The message must fill every cell that no word uses, but the ${counted(letters, 'letter')} of the words and the ${wanted.message} of the message ${cells === undefined ? 'fill no board exactly' : `do not fill ${counted(cells, 'cell')} exactly`}; ${hint.en}.`,
    `単語に使わないマスはすべてメッセージで埋まる必要がありますが、単語の${letters}文字とメッセージの${wanted.message}文字では${cells === undefined ? 'ちょうど埋まる盤面がありません' : `${cells}マスの盤面が埋まりません`}。${hint.ja}。`,
    { path: ['message'] },
  )
}
const messageSpells = (blocked: readonly string[]): Problem =>
  problem(
    'message-blocked',
    `No sheet was found in which the message does not spell what must not appear: ${blocked.join(', ')}. Change the message, or what is blocked.`,
    `メッセージに、現れてはいけない言葉が含まれるため、作れませんでした: ${blocked.join('、')}。メッセージか禁止語を変えてください。`,
    { fault: 'search', path: ['message'], words: blocked },
  )
const noRoomBeside = ({ message }: Wanted): Problem =>
  problem(
    'no-room',
    `No sheet was found that leaves exactly ${message} cells for the message; a longer message, fewer words or more effort (such as \`time\` 30s) would help.`,
    `メッセージの${message}文字ぶんちょうどのマスを残す盤面が見つかりませんでした。メッセージを長くするか、単語を減らすか、探索量を増やしてください（\`time\` 30s など）。`,
    { fault: 'search', path: ['message'] },
  )
const otherLengths = (wanted: Wanted): Bilingual => {
  const lengths = lengthsThatFit(wanted)
  if (lengths.length > 0)
    return {
      en: `a message of ${lengths.join(', ')} letters could fit`,
      ja: `${lengths.join('、')}文字のメッセージなら入る見込みがあります`,
    }
  return wanted.given.length > 0
    ? {
        en: 'leave the size to Kumiki, or give a longer message',
        ja: '大きさを指定しないか、メッセージを長くしてください',
      }
    : { en: 'try a message of another length', ja: 'メッセージの長さを変えてください' }
}
