/**
 * `node scripts/comments.mjs`: reports every comment line in *.ts, *.tsx and *.mjs with more than 120 columns, and
 * every comment that opens with "Of" or "The same" instead of its subject. The formatter leaves both alone. Exits with
 * 1 if anything is found.
 *
 * It reads the syntax tree, because text that looks like a comment may be part of a string, a template or JSX. Most
 * files have neither a long line nor such an opening and are not parsed. Lines for tools (`biome-ignore`, `@ts-`,
 * `/// <reference`) may be longer, because they cannot be wrapped. A column is a character, full-width ones too.
 */
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { readProject } from './graph.mjs'

export const maxColumns = 120
const opening = /^(?:Of |The same\b)/
/** Finds every wrong opening, and also lines that only look like one. */
const suspect = /(?:\/\/|\/?\*)\s*(?:Of |The same\b)/
const forTools = /^(?:biome-ignore|@ts-|\/ <reference)/

/**
 * @param {string} name
 * @param {string} code
 * @returns {{ line: number, what: string }[]}
 */
export function commentFaults(name, code) {
  const lines = code.split('\n')
  if (!suspect.test(code) && lines.every((line) => columnsOf(line) <= maxColumns)) return []
  return commentsOf(name, code)
    .flatMap((comment) => [...tooWide(comment, lines), ...openedWrongly(comment)])
    .toSorted((a, b) => a.line - b.line)
}

const columnsOf = (line) => (line.length <= maxColumns ? line.length : Array.from(line.trimEnd()).length)

function tooWide({ text, line: first, last }, lines) {
  if (forTools.test(text)) return []
  return lines.slice(first - 1, last).flatMap((line, index) => {
    const columns = columnsOf(line)
    return columns > maxColumns ? [{ line: first + index, what: `${columns} columns` }] : []
  })
}

function openedWrongly({ text, line, continues }) {
  const [found] = (continues ? null : opening.exec(text)) ?? []
  return found ? [{ line, what: `opens with "${found.trim()}"` }] : []
}

/**
 * The comments of a file in order, each with its text, its first and last line, and whether it continues a `//` comment
 * of the line before.
 */
function commentsOf(name, code) {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  const [ranges, texts] = [new Map(), []]
  const visit = (node) => {
    if (ts.isJSDoc(node)) return
    if (ts.isJsxText(node)) texts.push(node)
    const found = [ts.getLeadingCommentRanges(code, node.pos), ts.getTrailingCommentRanges(code, node.end)]
    for (const range of found.flatMap((some) => some ?? [])) ranges.set(range.pos, range)
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  const lineAt = (position) => file.getLineAndCharacterOfPosition(position).line + 1
  let before = null
  return [...ranges.values()]
    .filter(({ pos }) => !texts.some((text) => text.pos <= pos && pos < text.end))
    .toSorted((a, b) => a.pos - b.pos)
    .map(({ pos, end, kind }) => {
      const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia
      const line = lineAt(pos)
      const continues = isLine && before !== null && /^\r?\n[ \t]*$/.test(code.slice(before, pos))
      before = isLine ? end : null
      const text = code.slice(pos, end).replace(isLine ? /^\/\/\s*/ : /^\/\*[\s*]*/, '')
      return { text, line, last: lineAt(end), continues }
    })
}

/**
 * @param {Iterable<readonly [path: string, code: string]>} files
 * @returns {string[]}
 */
export const complaints = (files) =>
  [...files].flatMap(([path, code]) =>
    commentFaults(path, code).map(({ line, what }) =>
      what.startsWith('opens')
        ? `${path}:${line} A comment ${what}. Begin with its subject.`
        : `${path}:${line} A comment line has ${what}. Wrap it at ${maxColumns}.`,
    ),
  )

/** All sources of the project, with their text. */
export const sourceFiles = () =>
  [...readProject()].flatMap(([path, code]) => (/\.(?:tsx?|mjs)$/.test(path) && code ? [[path, code]] : []))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = complaints(sourceFiles())
  for (const one of found) console.log(one)
  process.exitCode = found.length > 0 ? 1 : 0
}
