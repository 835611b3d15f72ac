/**
 * Sentences are for people: no program reads one, and those of the core name options by key. Source texts are scanned
 * for both.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '@kumiki/core/kinds'
import { type Option, optionsOf } from '@kumiki/core/spec'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { untranslated } from '../packages/core/src/base/text.ts'
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

const core = sourcesOf('core')

/** The matching nodes of a source, as places. */
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

/** Whether a text contains a flag of the command line. */
const namesFlag = (node: ts.Node): boolean => isText(node) && /--[a-z]/.test(node.text)

const isText = (node: ts.Node): node is ts.StringLiteral | ts.TemplateLiteralToken =>
  ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)

/** The keys of options that a text names. */
const keysIn = (node: ts.Node): { readonly off: boolean; readonly key: string }[] =>
  isText(node)
    ? [...node.text.matchAll(/`(!?)([A-Za-z]+)`/g)].map(([, off, key = '']) => ({ off: off === '!', key }))
    : []

/** Whether a text names an unknown option, or switches off an option that is no switch. */
const namesStranger =
  (options: readonly Option[]) =>
  (node: ts.Node): boolean =>
    keysIn(node).some(({ off, key }) => {
      const option = options.find(({ name }) => name === key)
      return option ? off && option.type !== 'boolean' : off || !['time', 'effort'].includes(key)
    })

const methods =
  /^(test|exec|match|matchAll|search|startsWith|endsWith|includes|indexOf|split|replace|replaceAll|slice)$/
const keyed = /^(get|set|has|add|delete)$/

/** Whether an expression is one language of a text. */
const isSentence = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && (node.name.text === 'en' || node.name.text === 'ja')

/** Both languages of the same text. */
const isOneText = ({ left, right }: ts.BinaryExpression): boolean =>
  ts.isPropertyAccessExpression(left) &&
  ts.isPropertyAccessExpression(right) &&
  isSentence(left) &&
  isSentence(right) &&
  left.expression.getText() === right.expression.getText()

/**
 * Whether a program decides by a sentence: compares, searches, cuts or looks it up, or uses it in a condition.
 * Comparing both languages of one text is allowed.
 */
function readsSentence(node: ts.Node): boolean {
  if (!isSentence(node)) return false
  let [inner, outer] = [node, node.parent]
  while (ts.isParenthesizedExpression(outer) || ts.isNonNullExpression(outer)) [inner, outer] = [outer, outer.parent]
  if (ts.isPropertyAccessExpression(outer)) return outer.name.text === 'length' || methods.test(outer.name.text)
  if (ts.isCallExpression(outer) && ts.isPropertyAccessExpression(outer.expression))
    return methods.test(outer.expression.name.text) || keyed.test(outer.expression.name.text)
  if (ts.isBinaryExpression(outer)) {
    const { kind } = outer.operatorToken
    if (isOneText(outer)) return false
    return kind !== ts.SyntaxKind.PlusToken && kind !== ts.SyntaxKind.QuestionQuestionToken
  }
  if (ts.isConditionalExpression(outer)) return outer.condition === inner
  return ts.isIfStatement(outer) || ts.isPrefixUnaryExpression(outer) || ts.isElementAccessExpression(outer)
}

describe('sentences of the core and the press', () => {
  it('name no flag: each front end spells options its own way', () => {
    expect(core.length).toBeGreaterThan(50)
    expect([...core, ...sourcesOf('press')].flatMap((source) => found(source, namesFlag))).toEqual([])
  })

  it.each([
    "'a larger --size'",
    '`a larger --fill`',
    `\`a larger --fill (it is \${fill})\``,
    `\`\${more} or --time 30s\``,
  ])('are caught with a flag: %s', (text) => {
    expect(found(parsed(`const sentence = ${text} // --why`), namesFlag)).toHaveLength(1)
  })
})

describe('sentences of a kind', () => {
  it.each(Object.entries(kinds))('name its own options only, if they name any: %s', async (kind, module) => {
    const options = await module(async (own) => optionsOf((await own.craft()).spec))
    const own = core.filter(({ fileName }) => fileName.split(/[/\\]/).includes(kind))
    expect(own.length).toBeGreaterThan(3)
    expect(own.flatMap((source) => found(source, namesStranger(options)))).toEqual([])
  })

  it('are caught with any other name', async () => {
    const options = (await kinds.skeleton?.(async (own) => optionsOf((await own.craft()).spec))) ?? []
    const caught = (text: string): number => found(parsed(`const text = '${text}'`), namesStranger(options)).length
    expect(['`unique`', '`!unique`', '`time` 30s', 'an `a b`'].map(caught)).toEqual([0, 0, 0, 0])
    expect(['`uniqe`', '`!size`', '`!time`'].map(caught)).toEqual([1, 1, 1])
  })
})

/** Whether a text contains a name that is a trademark of others: the puzzle's common name is ナンプレ. */
const namesTrademark = (node: ts.Node): boolean => isText(node) && node.text.includes('数独')

describe('the Japanese name of Sudoku', () => {
  it('is ナンプレ in every text and on every page', () => {
    expect(
      packages
        .flatMap((name) => (name === 'core' ? core : sourcesOf(name)))
        .flatMap((source) => found(source, namesTrademark)),
    ).toEqual([])
    const pages = [
      'README.ja.md',
      'README.md',
      ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }),
    ]
    const marked = pages
      .map((page) => (page.startsWith('README') ? page : join('docs', page)))
      .filter((page) => page.endsWith('.md') && readFileSync(join(root, page), 'utf8').includes('数独'))
    expect(marked).toEqual([])
    expect(readFileSync(join(root, 'README.ja.md'), 'utf8')).toContain('ナンプレ')
  })

  it('is reported if it is another', () => {
    expect(found(parsed("const title = { en: 'Sudoku', ja: '数独' }"), namesTrademark)).toHaveLength(1)
  })
})

/** Whether a text is in English for both languages. */
const isUntranslated = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'untranslated'

describe('texts', () => {
  it('are all translated', () => {
    expect(packages.flatMap((name) => sourcesOf(name)).flatMap((source) => found(source, isUntranslated))).toEqual([])
  })

  it('are listed if they are not, and can be shown all the same', () => {
    expect(found(parsed("const title = untranslated('One row')"), isUntranslated)).toHaveLength(1)
    expect(untranslated('One row')).toEqual({ en: 'One row', ja: 'One row' })
  })
})

describe('sentences', () => {
  it('are read by no program', () => {
    expect(packages.length).toBeGreaterThan(3)
    expect(
      packages
        .flatMap((name) => (name === 'core' ? core : sourcesOf(name)))
        .flatMap((source) => found(source, readsSentence)),
    ).toEqual([])
  })

  it.each([
    'if (/^"puzzle/.test(error.text.en)) leave()',
    "const wordless = error.text.en.startsWith('words')",
    'const same = reasons.filter(({ reason }) => reason.text.en === en)',
    'const same = one.text.en === other.text.en',
    'const known = notes.get(note.en)',
    `const where = text.en && \` at \${text.en}\``,
    "const short = (why!.text!.ja).replace(/。$/, '')",
    'const told = text.en ? text : other',
  ])('are caught if a program reads one: %s', (code) => {
    expect(found(parsed(code), readsSentence)).not.toEqual([])
  })

  it.each([`const line = \`\${text.en}.\``, 'const plain = text.en === text.ja', 'tell(text.en ?? other.en)'])(
    'may be shown: %s',
    (code) => {
      expect(found(parsed(code), readsSentence)).toEqual([])
    },
  )
})
