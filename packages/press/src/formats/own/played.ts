/** Puzzles as pages that are played: the program is among the tools, for it comes from the site's build. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { type HandoutOptions, usualHandout, writeHandout } from '../../handout/page.ts'
import { japaneseType } from '../../handout/type.ts'
import type { Puzzles, Write, WriteOptions } from '../format.ts'

export const writePage: Write = async (puzzles, options) => {
  const page = await pageOf(puzzles, options, null)
  return page.ok ? good({ content: page.value, notes: notesFor(puzzles, options) }) : page
}

async function pageOf(
  puzzles: Puzzles,
  { tools, selfChecking = false, withType = false, title }: WriteOptions,
  report: HandoutOptions['report'],
): Promise<Result<string>> {
  if (!tools) return bad(noTools)
  const program = await tools.handoutProgram()
  if (!program.ok) return program
  const type = withType ? japaneseType(await tools.typeface(), puzzles, program.value) : null
  return writeHandout(puzzles, program.value, { ...usualHandout, selfChecking, title: title ?? null, report, type })
}

/** What the page does with its answer, where that is not what everybody expects. */
function notesFor(puzzles: Puzzles, { selfChecking = false }: WriteOptions): readonly Problem[] {
  if (selfChecking) return [holdsAnswers]
  const isOpen = puzzles.some((puzzle) => puzzle((file, face) => face.decidedBy(file.puzzle) !== 'rules'))
  return isOpen ? [cannotJudge] : []
}

const holdsAnswers = problem(
  'holds-answers',
  'The page checks itself, so it holds the answers: sealed against reading by accident, open to anyone who tries. Do not use it for a contest.',
  'その場で答え合わせができるように、ページに答えが入っています。うっかり見えることはありませんが、調べれば分かります。懸賞や応募には使わないでください。',
)
const cannotJudge = problem(
  'cannot-judge',
  'The page holds no answer, so it says "all filled in" and not whether that is right.',
  'ページに答えは入っていません。全部埋まると「すべて埋まりました」と出ますが、正しいかどうかは分かりません。',
)
const noTools = problem(
  'no-desk',
  'A page to play needs the player from the built site; none was given.',
  'あそべるページを書き出すには、ビルドしたサイトのプレーヤーが必要です（渡されていません）。',
)
