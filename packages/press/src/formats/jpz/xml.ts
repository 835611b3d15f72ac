/**
 * Foreign XML as a small tree: elements, attributes, text. Strict (saxes) and limited in size. A file with a DOCTYPE is
 * refused, so the only entities are the five of XML itself.
 */

import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { SaxesParser } from 'saxes'

export interface Element {
  /** Without its namespace prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Element | string)[]
}

interface Growing extends Element {
  readonly children: (Element | string)[]
}

const max = { elements: 20_000, depth: 24 } as const

/** Thrown to stop the parser. */
class Refused extends Error {
  readonly problem: Problem
  constructor(reason: Problem) {
    super(reason.code)
    this.problem = reason
  }
}

export function readXml(text: string): Result<Element> {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  const root: Growing = { name: '', attributes: {}, children: [] }
  const open = [root]
  let elements = 0
  const stop = (reason: Problem): never => {
    throw new Refused(reason)
  }
  parser.on('error', () => stop(notXml(parser.line, parser.column)))
  parser.on('doctype', () => stop(hasDoctype))
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > max.elements || open.length > max.depth) stop(tooBig)
    const next: Growing = { name: bare(name), attributes: { ...attributes }, children: [] }
    open.at(-1)?.children.push(next)
    open.push(next)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (part) => open.at(-1)?.children.push(part))
  parser.on('cdata', (part) => open.at(-1)?.children.push(part))
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof Refused) return bad(error.problem)
    throw error
  }
  const top = root.children.find((child) => typeof child !== 'string')
  return top ? good(top) : bad(notXml(1, 0))
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child): child is Element => typeof child !== 'string' && child.name === name)

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element && childrenOf(element, name)[0]

export const textOf = (element: Element | undefined): string =>
  element ? element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') : ''

export const attributeOf = (element: Element, name: string): string =>
  Object.hasOwn(element.attributes, name) ? (element.attributes[name] ?? '') : ''

const notXml = (line: number, column: number): Problem =>
  problem(
    'not-xml',
    `This is not XML (line ${line}, column ${column + 1}).`,
    `XML として読めません（${line}行 ${column + 1}文字目）。`,
  )
const hasDoctype = problem(
  'doctype',
  'This XML brings its own document type (DOCTYPE), which is not read.',
  'DOCTYPE 宣言のある XML は読み込みません。',
)
const tooBig = problem(
  'too-large',
  `This XML has more than ${max.elements} elements or nests deeper than ${max.depth}.`,
  `この XML は要素が${max.elements}個を超えるか、入れ子が${max.depth}段を超えています。`,
)
