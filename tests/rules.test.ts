import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder, node, root } from './place.ts'

const core = join(root, 'packages/core/src')

describe('the import rules', () => {
  const violations: Readonly<Record<string, readonly [file: string, line: string]>> = {
    'no-cycles': ['base/budget.ts', "export * from './rng.ts'\n"],
    'core-is-isomorphic': ['base/rng.ts', "import 'node:fs'\nexport * from './budget.ts'\n"],
    'press-is-isomorphic': ['../../press/src/drawing/boxes.ts', "import 'node:fs'\n"],
    'faces-know-no-craft': ['kinds/_blank/puzzle.ts', "import './ideas.ts'\n"],
    'recount-shares-only-the-model': ['kinds/_blank/recount.ts', "import './ideas.ts'\n"],
    'simple-recount-knows-no-ideas': ['simple/recount.ts', "import './solve.ts'\n"],
    'simple-faces-know-no-craft': ['simple/puzzle.ts', "import './know.ts'\n"],
    'verify-knows-no-maker': ['verbs/verify.ts', "import './make.ts'\n"],
    'kinds-load-on-request': ['kinds/kinds.ts', "import './_blank/craft.ts'\n"],
    'formats-load-on-request': ['../../press/src/formats.ts', "import './drawing/svg.ts'\n"],
    'paper-loads-on-request': [
      '../../press/src/pages/sheet.ts',
      "import '../../../core/src/kinds/sudoku/puzzle/face.ts'\n",
    ],
    'pages-know-no-craft': ['../../web/src/game/clock.ts', "import '../../../core/src/verbs/hint.ts'\n"],
    'handouts-hint-by-what-they-hold': ['../../web/src/handout/help.ts', "import '../../../core/src/verbs/make.ts'\n"],
    'the-workshop-has-one-entry': ['../../web/src/work/offline.ts', "import './workshop.ts'\n"],
    'benches-have-one-entry': ['../../web/src/ui/signs.ts', "import '../studio/workers/core/make.ts'\n"],
    'the-site-is-a-folder': ['../../press/src/drawing/xml.ts', "import '../../../web/src/work/offline.ts'\n"],
    'the-server-knows-no-front-end': [
      '../../server/src/http/limiter.ts',
      "import '../../../web/src/work/offline.ts'\n",
    ],
    'rights-are-data': ['../../server/src/routes/rights.ts', "import '../serving/app.ts'\n"],
    'kinds-know-no-other-kind': ['kinds/_blank/puzzle.ts', "import '../blocksum/puzzle/model.ts'\n"],
    'no-code-in-tests-only': ['kind/solved.ts', "import '../contract/mutate.contract.ts'\n"],
    'no-unresolved': ['base/limits.ts', "import './nowhere.ts'\n"],
  }

  it('each catch the violation planted for them', () => {
    const folder = newFolder('kumiki-rules-')
    for (const name of ['core', 'press', 'server', 'web'])
      cpSync(join(root, 'packages', name, 'src'), join(folder, 'packages', name, 'src'), { recursive: true })
    for (const file of [
      '.dependency-cruiser.mjs',
      'tsconfig.base.json',
      'tsconfig.tests.json',
      'packages/core/package.json',
      'packages/press/package.json',
      'packages/server/package.json',
      'packages/web/package.json',
    ])
      cpSync(join(root, file), join(folder, file))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const [file, line] of Object.values(violations)) {
      const path = join(folder, 'packages/core/src', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, line + readFileSync(path, 'utf8'))
    }
    const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const out = node([cruise, 'packages', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'], folder)
    const report: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(out)
    const found = new Set(report.summary.violations.map((violation) => violation.rule.name))
    const config = readFileSync(join(root, '.dependency-cruiser.mjs'), 'utf8')
    const rules = [...config.matchAll(/name: '([a-z-]+)'/g)].map((match) => match[1]!).toSorted()
    expect(Object.keys(violations).toSorted()).toEqual(rules)
    expect([...found].toSorted()).toEqual(rules)
  })
})

/**
 * Code that would make a puzzle depend on the machine, the moment or the engine. `words/forecast.ts` only estimates.
 */
const impure =
  /\bMath\.(random|exp|expm1|log\w*|pow|sin|cos|tan|a(cos|sin|tan)\w*|hypot|cbrt)\b|(?<!\b2 )\*\*(?! \d\b(?!\.))|\bDate\b|\bperformance\.|\bsetTimeout\b|\bprocess\.|toLocale|localeCompare|\bIntl\./

describe('the core', () => {
  it('uses no clock, no locale, no Math.random and no function whose last bit depends on the engine', () => {
    const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/\.(test|contract)\.ts$|fixtures|words[/\\]forecast\.ts$/.test(name),
    )
    expect(files.length).toBeGreaterThan(50)
    const found = files.flatMap((name) =>
      withoutComments(readFileSync(join(core, name), 'utf8'))
        .split('\n')
        .filter((line) => impure.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
})

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
