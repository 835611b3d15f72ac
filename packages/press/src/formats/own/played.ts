/** Puzzles as pages that are played: the program is among the tools, for it comes from the site's build. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { type CoursePage, cmi5Package, scormPackage } from '../../handout/course.ts'
import { type HandoutOptions, handoutTitle, usualHandout, writeHandout } from '../../handout/page.ts'
import { japaneseType } from '../../handout/type.ts'
import type { Puzzles, Write, WriteOptions } from '../format.ts'

export const writePage: Write = async (puzzles, options) => {
  const page = await pageOf(puzzles, options, null)
  return page.ok ? good({ content: page.value.text, notes: notesFor(puzzles, options) }) : page
}

export const writeScorm: Write = async (puzzles, options) => {
  const page = await pageOf(puzzles, options, 'scorm')
  return page.ok ? good({ content: scormPackage(page.value), notes: notesFor(puzzles, options) }) : page
}

export const writeCmi5: Write = async (puzzles, options) => {
  const page = await pageOf(puzzles, options, 'cmi5')
  return page.ok ? good({ content: cmi5Package(page.value), notes: notesFor(puzzles, options) }) : page
}

async function pageOf(
  puzzles: Puzzles,
  { tools, selfChecking = false, withType = false, title }: WriteOptions,
  report: HandoutOptions['report'],
): Promise<Result<CoursePage>> {
  if (!tools) return bad(noTools)
  const program = await tools.handoutProgram()
  if (!program.ok) return program
  const type = withType ? japaneseType(await tools.typeface(), puzzles, program.value) : null
  const options = { ...usualHandout, selfChecking, title: title ?? null, report, type }
  const text = await writeHandout(puzzles, program.value, options)
  if (!text.ok) return text
  return good({
    text: text.value,
    title: handoutTitle(puzzles, options.title),
    lang: puzzles[0](({ lang }) => lang),
    isJudged: selfChecking || puzzles.every(isDecided),
  })
}

/** Whether the rules alone say that it is solved. */
const isDecided = (puzzle: SomeFile): boolean => puzzle((file, face) => face.decidedBy(file.puzzle) === 'rules')

/** What the page does with its answer, where that is not what everybody expects. */
function notesFor(puzzles: Puzzles, { selfChecking = false }: WriteOptions): readonly Problem[] {
  if (selfChecking) return [holdsAnswers]
  return puzzles.every(isDecided) ? [] : [cannotJudge]
}

const holdsAnswers = problem(
  'holds-answers',
  'The page checks itself, so it holds the answers: sealed against reading by accident, open to anyone who tries. Do not use it for a contest.',
  'その場で答え合わせができるように、ページに答えが入っています。うっかり見えることはありませんが、調べれば分かります。懸賞や応募には使わないでください。',
)
const cannotJudge = problem(
  'cannot-judge',
  'The page holds no answer: when all is filled in it says so (in a course: completed), and not whether that is right.',
  'ページに答えは入っていません。全部埋まると「すべて埋まりました」と出ます（コースでは「完了」になります）が、正しいかどうかは分かりません。',
)
const noTools = problem(
  'no-desk',
  'A page to play needs the player from the built site; none was given.',
  'あそべるページを書き出すには、ビルドしたサイトのプレーヤーが必要です（渡されていません）。',
)
