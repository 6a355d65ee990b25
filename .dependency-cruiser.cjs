/** The one-way house of docs/architecture.md, held by a machine. */
const { SERVER_FOLDERS } = require('./scripts/graph/folderOrder.cjs');

const SERVER_TESTS = '\\.test\\.ts$|/testing/|^server/(chaos|faults|hostile|shutdown|testing)/';
const layer = (name, from, to, comment, extra = {}) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, ...extra.from },
  to: { path: to, ...extra.to },
});
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      // The type of all ready texts is made from the components' props, and components read texts of it.
      to: {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'], pathNot: '^ui-kit/texts/kitTexts\\.ts$' },
      },
    },
    layer(
      'domain-is-pure',
      '^domain/',
      '^(ui-kit|src|server|stories|e2e|bench|scripts)/',
      'domain knows nobody; its tests try first what was found before',
      { to: { pathNot: '^scripts/testing/holds\\.ts$' } },
    ),
    layer(
      'domain-has-no-platform',
      '^domain/',
      '^(react|react-dom|fs|path|crypto|http)$',
      'no React, no Node, no I/O in domain',
      { from: { pathNot: '\\.test\\.ts$' } },
    ),
    layer(
      'kit-knows-no-product',
      '^ui-kit/',
      '^(domain|src|server|stories)/',
      'the kit knows no product; days, weeks and folded text are none',
      { to: { pathNot: '^domain/(calendar|text)/' } },
    ),
    layer(
      'calendar-and-text-know-no-product',
      '^domain/(calendar|text)/',
      '^domain/',
      'the kit uses them, so they know nothing of it either',
      { to: { pathNot: '^domain/(calendar|text)/' } },
    ),
    layer(
      'server-knows-no-react',
      '^server/',
      '^(src|ui-kit)/',
      'the server reaches src through the built entry only',
    ),
    layer(
      'src-knows-no-server',
      '^src/',
      '^server/',
      'the site talks to the services over its client',
    ),
    layer(
      'features-are-apart',
      '^src/features/([^/]+)/',
      '^src/features/([^/]+)/',
      'features never import one another; pages compose them',
      { to: { pathNot: '^src/features/$1/' } },
    ),
    layer(
      'only-data-fetches',
      '^src/(features|pages|app)/',
      '^node_modules/(firebase|@firebase)',
      'only data/ and session/ know Firebase',
    ),
    layer(
      'pages-below-app',
      '^src/(pages|features|data|session|lib)/',
      '^src/app/',
      'app/ puts pages together; what they share lies in lib/page/ or session/',
      { from: { pathNot: '\\.test\\.tsx?$' } },
    ),
    layer(
      'swr-in-its-rooms',
      '^(src|stories)/',
      '(^|/)node_modules/swr/',
      'the cache is made, asked and changed in data/ and session/',
      { from: { pathNot: '^src/(data|session)/' } },
    ),
    ...SERVER_FOLDERS.map((folder, place) =>
      layer(
        `server-order-of-${folder}`,
        `^server/${folder}/`,
        `^server/(${[...SERVER_FOLDERS.slice(place + 1), '[^/]+\\.ts$'].join('/|')})`,
        'a folder imports only those before it in scripts/graph/folderOrder.cjs',
        { from: { pathNot: SERVER_TESTS } },
      ),
    ),
    layer(
      'server-folders-have-a-place',
      `^server/(?!(?:${SERVER_FOLDERS.join('|')})/)[^/]+/`,
      '.',
      'a new folder gets its place in scripts/graph/folderOrder.cjs',
      { from: { pathNot: SERVER_TESTS } },
    ),
    layer(
      'repositories-stay-at-home',
      '^server/([^/]+)/',
      '^server/[^/]+/.*\\.repository\\.ts$',
      "another subject's tables are asked through its service",
      { from: { pathNot: SERVER_TESTS }, to: { pathNot: '^server/($1|storage)/' } },
    ),
    layer(
      'root-asks-services',
      '^server/[^/]+\\.ts$',
      '\\.repository\\.ts$',
      'what starts the server knows no table',
      { from: { pathNot: SERVER_TESTS } },
    ),
    layer('pages-above-features', '^src/features/', '^src/(pages|app)/', 'features know no page'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    exclude: { path: '\\.(css|woff2|svg)$|^bench/frameworks/peer/(built|\\.)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
