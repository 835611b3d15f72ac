/**
 * Mutants of a source file: small changes of its meaning, each of which some test should notice. All of them are in one
 * copy of the file, each behind a condition (`__mutant(17) ? changed : original`), so that the file is compiled once
 * and the mutants are switched on one after the other, as in Stryker. The changes are Stryker's without those of texts
 * and numbers: comparisons, and/or, plus/minus, not, true/false, conditions that always or never hold, statements left
 * out, and array methods that select.
 */
import ts from 'typescript'

const swaps = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}
const calls = { some: 'every', every: 'some', min: 'max', max: 'min' }
const selecting = ['filter', 'slice', 'toSorted', 'toReversed', 'sort', 'reverse', 'trim', 'flat']

/**
 * The file with all its mutants, numbered from `first`, and a description of each.
 * @param {string} name
 * @param {string} code
 * @returns {{ code: string, mutants: { id: number, line: number, from: string, to: string }[] }}
 */
export function withMutants(name, code, first = 0) {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  const mutants = []
  const plain = (node) => code.slice(node.getStart(file), node.end)
  const add = (node, to) => {
    const id = first + mutants.length
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    mutants.push({ id, line: line + 1, from: short(plain(node)), to: short(to) })
    return id
  }
  const emit = (node) => {
    if (isType(node)) return plain(node)
    let text = ''
    let at = node.getStart(file)
    ts.forEachChild(node, (child) => {
      text += code.slice(at, child.getStart(file)) + emit(child)
      at = child.end
    })
    text += code.slice(at, node.end)
    if (isStatementToDrop(node)) return `if (!__mutant(${add(node, '')})) { ${text} }`
    const all = ts.isExpression(node) ? changesOf(node, plain) : []
    return all.length === 0 ? text : `(${all.map((to) => `__mutant(${add(node, to)}) ? (${to}) : `).join('')}(${text}))`
  }
  return { code: code.slice(0, file.getStart()) + emit(file) + code.slice(file.end), mutants }
}

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 100)

/** Nodes without meaning at run time. */
const isType = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node)

/**
 * Statements whose effect a caller could miss: not a call of `super`, and not the only statement of an `if` without
 * braces.
 */
const isStatementToDrop = (node) =>
  ts.isExpressionStatement(node) &&
  (ts.isBlock(node.parent) || ts.isSourceFile(node.parent)) &&
  !(ts.isCallExpression(node.expression) && node.expression.expression.kind === ts.SyntaxKind.SuperKeyword) &&
  !ts.isStringLiteral(node.expression)

const isCondition = (node) =>
  ((ts.isIfStatement(node.parent) || ts.isWhileStatement(node.parent)) && node.parent.expression === node) ||
  ((ts.isConditionalExpression(node.parent) || ts.isForStatement(node.parent)) && node.parent.condition === node)

function changesOf(node, plain) {
  const isLoop = ts.isWhileStatement(node.parent) || ts.isForStatement(node.parent)
  const whole = isCondition(node) ? (isLoop ? ['false'] : ['true', 'false']) : []
  if (ts.isBinaryExpression(node)) return [...changesOfBinary(node, plain), ...whole]
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken && whole.length === 0)
    return [plain(node.operand)]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false']
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true']
  if (ts.isCallExpression(node)) return [...changesOfCall(node, plain), ...whole]
  return whole
}

function changesOfBinary({ left, operatorToken, right }, plain) {
  const sign = operatorToken.getText()
  const isText = (part) =>
    ts.isStringLiteralLike(part) ||
    ts.isTemplateExpression(part) ||
    (ts.isBinaryExpression(part) && (isText(part.left) || isText(part.right)))
  if (sign === '+' && (isText(left) || isText(right))) return []
  return (swaps[sign] ?? []).map((other) => `(${plain(left)}) ${other} (${plain(right)})`)
}

function changesOfCall(node, plain) {
  const { expression: called } = node
  // a link of an optional chain is no expression of its own
  if (!ts.isPropertyAccessExpression(called) || node.flags & ts.NodeFlags.OptionalChain) return []
  const [from, name] = [plain(called.expression), called.name.text]
  const given = node.arguments.map(plain).join(', ')
  if (Object.hasOwn(calls, name)) return [`${from}.${calls[name]}(${given})`]
  return selecting.includes(name) ? [from] : []
}
