/** Sentences are for people: no program reads one, and those of the core name options by key. Source texts are scanned for both. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './place.ts'

const packages = readdirSync(join(root, 'packages'))

/** The sources of a package without its tests, each as a tree. */
const sourcesOf = (name: string): ts.SourceFile[] => {
  const folder = join(root, 'packages', name, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|contract)\.ts$|fixtures/.test(file))
    .map((file) => parsed(readFileSync(join(folder, file), 'utf8'), join(name, file)))
}

const parsed = (code: string, name = 'planted.ts'): ts.SourceFile =>
  ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)

/** What of a source matches, each with its place. */
function found(source: ts.SourceFile, matches: (node: ts.Node) => boolean): string[] {
  const places: string[] = []
  const visit = (node: ts.Node): void => {
    if (matches(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      places.push(`${source.fileName}:${line + 1}: ${node.parent.getText().slice(0, 100)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return places
}

/** A text that has a flag of the command line in it. */
const namesFlag = (node: ts.Node): boolean =>
  (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateLiteralToken(node)) &&
  /--[a-z]/.test(node.text)

const methods =
  /^(test|exec|match|matchAll|search|startsWith|endsWith|includes|indexOf|split|replace|replaceAll|slice)$/
const keyed = /^(get|set|has|add|delete)$/

/** One language of a text. */
const isSentence = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && (node.name.text === 'en' || node.name.text === 'ja')

/** A sentence that decides something: compared, searched, cut, looked up, or in a condition. That both languages are alike may be asked. */
function readsSentence(node: ts.Node): boolean {
  if (!isSentence(node)) return false
  let [inner, outer] = [node, node.parent]
  while (ts.isParenthesizedExpression(outer) || ts.isNonNullExpression(outer)) [inner, outer] = [outer, outer.parent]
  if (ts.isPropertyAccessExpression(outer)) return outer.name.text === 'length' || methods.test(outer.name.text)
  if (ts.isCallExpression(outer) && ts.isPropertyAccessExpression(outer.expression))
    return methods.test(outer.expression.name.text) || keyed.test(outer.expression.name.text)
  if (ts.isBinaryExpression(outer)) {
    const { kind } = outer.operatorToken
    if (isSentence(outer.left) && isSentence(outer.right)) return false
    return kind !== ts.SyntaxKind.PlusToken && kind !== ts.SyntaxKind.QuestionQuestionToken
  }
  if (ts.isConditionalExpression(outer)) return outer.condition === inner
  return ts.isIfStatement(outer) || ts.isPrefixUnaryExpression(outer) || ts.isElementAccessExpression(outer)
}

describe('sentences of the core', () => {
  it('name no flag: each front end spells options its own way', () => {
    const sources = sourcesOf('core')
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.flatMap((source) => found(source, namesFlag))).toEqual([])
  })

  it.each([
    "'a larger --size'",
    '`a larger --fill`',
    `\`a larger --fill (it is \${fill})\``,
    `\`\${more} or --time 30s\``,
  ])('would be caught with a flag: %s', (text) => {
    expect(found(parsed(`const sentence = ${text} // --why`), namesFlag)).toHaveLength(1)
  })
})

describe('sentences', () => {
  it('are read by no program', () => {
    expect(packages.length).toBeGreaterThan(3)
    expect(packages.flatMap(sourcesOf).flatMap((source) => found(source, readsSentence))).toEqual([])
  })

  it.each([
    'if (/^"puzzle/.test(error.text.en)) leave()',
    "const wordless = error.text.en.startsWith('words')",
    'const same = reasons.filter(({ reason }) => reason.text.en === en)',
    'const known = notes.get(note.en)',
    `const where = text.en && \` at \${text.en}\``,
    "const short = (why!.text!.ja).replace(/。$/, '')",
    'const told = text.en ? text : other',
  ])('would be caught where one is: %s', (code) => {
    expect(found(parsed(code), readsSentence)).toHaveLength(1)
  })

  it.each([`const line = \`\${text.en}.\``, 'const plain = text.en === text.ja', 'tell(text.en ?? other.en)'])(
    'may be told: %s',
    (code) => {
      expect(found(parsed(code), readsSentence)).toEqual([])
    },
  )
})
