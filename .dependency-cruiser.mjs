/** Which part may know which. */
const tests = '\\.(test|contract)\\.ts$|/fixtures/'

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'core-is-isomorphic',
      comment: 'The core runs in browsers: no Node modules, no other package of ours.',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: tests },
      to: { path: '^(node:|fs$|path$|packages/(press|cli|lab|web|server))', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'press-is-isomorphic',
      comment: 'The press runs in a browser’s worker as in Node. What needs Node has an entry of its own.',
      severity: 'error',
      from: { path: '^packages/press/src', pathNot: `^packages/press/src/(node|draft)\\.ts$|${tests}` },
      to: {
        path: '^(node:|fs$|path$|packages/(press/src/(node|draft)\\.ts|(cli|lab|web|server)/))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'faces-know-no-craft',
      comment: 'A player’s browser loads faces only: no solver, no maker, no full zod.',
      severity: 'error',
      from: {
        path: '^packages/core/src/(base/[a-z]+|file/file|drawing/picture)\\.ts$|^packages/core/src/kinds/(faces\\.ts$|[^/]+/puzzle(/|\\.ts$))',
        pathNot: tests,
      },
      to: {
        dependencyTypesNot: ['type-only'],
        path: '^packages/core/src/kinds/[^/]+/(?!puzzle(/|\\.ts$))|^packages/core/src/(verbs|sat|ladder|wordfill)/|zod/(v4/classic|index)',
      },
    },
    {
      name: 'recount-shares-only-the-model',
      comment: 'Two solvers that share code would share mistakes.',
      severity: 'error',
      from: { path: '^packages/core/src/kinds/([^/]+)/(solve/)?recount\\.ts$' },
      to: {
        path: '^packages/core/src',
        pathNot:
          '^packages/core/src/(kinds/$1/puzzle(/model)?|simple/(loopclauses|recount)|sat/sat|wordgrid/count|kind/(craft|types|solved)|base/(budget|limits|result|text)|words/kana)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'simple-recount-knows-no-ideas',
      comment: 'What builds the second solver of simple kinds knows their places and nothing of the first.',
      severity: 'error',
      from: { path: '^packages/core/src/simple/(loopclauses|recount)\\.ts$' },
      to: {
        path: '^packages/core/src',
        pathNot: '^packages/core/src/(simple/(dots|puzzle)|sat/sat|kind/solved)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'simple-faces-know-no-craft',
      comment: 'What builds the face of simple kinds is loaded by players.',
      severity: 'error',
      from: { path: '^packages/core/src/simple/(dots|face|puzzle|seen)\\.ts$' },
      to: {
        path: '^packages/core/src/(ladder|sat)/|^packages/core/src/simple/',
        pathNot: '^packages/core/src/simple/(dots|face|puzzle|seen)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'verify-knows-no-maker',
      comment: 'The check reads schemas, rules and recounts. It reaches kinds only through their table.',
      severity: 'error',
      from: { path: '^packages/core/src/verbs/verify\\.ts$' },
      to: {
        path: '^packages/core/src',
        pathNot:
          '^packages/core/src/(kind/(claims|craft|face|file|module|types|audit)|verbs/(figures|trace)|file/(file|open)|kinds/kinds|play/judge|base/(budget|limits|result|text|version))\\.ts$',
      },
    },
    {
      name: 'kinds-load-on-request',
      comment: 'The table of kinds loads a kind when it is asked for, so that a check or a start-up loads none.',
      severity: 'error',
      from: { path: '^packages/core/src/kinds/kinds\\.ts$' },
      to: { path: '^packages/core/src/kinds/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'formats-load-on-request',
      comment: 'The table of formats is light: a front end that names a file loads the code of that format alone.',
      severity: 'error',
      from: { path: '^packages/press/src/(formats|formats/[a-z]+/format)\\.ts$' },
      to: {
        path: '^packages/(press/src/(drawing[/.]|formats/|paper|index)|core/src/(index|player|lab|file)\\.ts$|core/src/kinds/)',
        pathNot:
          '^packages/core/src/kinds/kinds\\.ts$|^packages/press/src/formats/(format|encoding)\\.ts$|^packages/press/src/formats/[a-z]+/format\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'paper-loads-on-request',
      comment: 'What a kind says of paper is loaded for the kinds that are printed, and for no other.',
      severity: 'error',
      from: { path: '^packages/press/src/pages/', pathNot: tests },
      to: { path: '^packages/core/src/kinds/[^/]+/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-know-no-craft',
      comment: 'A page loads what players need. Solvers and makers are asked in a worker, and nowhere else.',
      severity: 'error',
      from: {
        path: '^packages/web/src',
        pathNot: `^packages/web/src/(work/workshop\\.ts$|handout/help\\.ts$|studio/workers/)|${tests}`,
      },
      to: {
        path: '^packages/(core|press|data|lab|server|cli)/',
        pathNot: '^packages/(core/src/(player|base|file|images|examples)\\.ts$|press/src/link/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'handouts-hint-by-what-they-hold',
      comment:
        'A page without a workshop gives hints from steps that were written down: of the verbs it has these two.',
      severity: 'error',
      from: { path: '^packages/web/src/handout/help\\.ts$' },
      to: {
        path: '^packages/(core|press|data|lab|server|cli)/',
        pathNot: '^packages/core/src/(player|verbs/(hint|way))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-workshop-has-one-entry',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: `^packages/web/src/work/help\\.worker\\.ts$|${tests}` },
      to: { path: '^packages/web/src/work/workshop\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'benches-have-one-entry',
      comment: 'What runs in a worker of the studio is reached by its worker alone; pages know its talk.',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: `^packages/web/src/studio/workers/|${tests}` },
      to: {
        path: '^packages/web/src/studio/workers/',
        pathNot: '^packages/web/src/studio/workers/(core|print|readings)/worker\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-site-is-a-folder',
      comment: 'What serves the site knows where it lies, and nothing of what is in it.',
      severity: 'error',
      from: { path: '^packages/(data|press|lab|server|cli)/' },
      to: { path: '^packages/web/', pathNot: '^packages/web/site\\.(mjs|d\\.mts)$' },
    },
    {
      name: 'the-server-knows-no-front-end',
      comment: 'The command line starts the server, never the other way round; the site is a folder to it.',
      severity: 'error',
      from: { path: '^packages/server/src', pathNot: tests },
      to: { path: '^packages/(cli|lab|web/src)/' },
    },
    {
      name: 'rights-are-data',
      comment:
        'What writes the table of rights and the API’s description reads the table of routes, and starts nothing.',
      severity: 'error',
      from: { path: '^packages/server/src/routes/', pathNot: tests },
      to: { path: '^packages/server/src/serving/(app|server|admission)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kinds-know-no-other-kind',
      severity: 'error',
      from: { path: '^packages/core/src/kinds/([^/]+)/' },
      to: { path: '^packages/core/src/kinds/([^/]+)/', pathNot: '^packages/core/src/kinds/$1/' },
    },
    {
      name: 'no-code-in-tests-only',
      comment: 'What ships does not lean on tests.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src', pathNot: tests },
      to: { path: tests, pathNot: '\\.json$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
}
