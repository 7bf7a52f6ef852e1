/**
 * The arrows of the architecture, as import rules. They speak of layers and packages, never of a
 * particular module, so a new module or entity needs no edit here.
 *
 *   validators <- contract <- api
 *   validators <- ui <- admin -> contract
 *   client, whose types are generated from contract
 */

/** Folders of `packages/<name>/src`, as a pattern anchored at the repository's root. */
const inside = (name, ...folders) =>
  folders.length > 0
    ? `^packages/${name}/src/(${folders.join('|')})(/|\\.tsx?$)`
    : `^packages/${name}/`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A test may reach for what its subject may not: a fake, a builder, another layer's face. */
const tests = '\\.(test|spec|stories)\\.tsx?$';

const packages = [
  forbid(
    'ui-knows-no-product',
    'The design system installs alone: nothing of the product may reach it.',
    { path: inside('ui') },
    { path: '^packages/(contract|api|admin)/|^(stories|tests)/' },
  ),
  forbid(
    'validators-import-nothing',
    'They are pure TypeScript for browsers and servers: no other package, no React.',
    { path: inside('validators'), pathNot: tests },
    { pathNot: inside('validators') },
  ),
  forbid(
    'client-imports-nothing',
    'It is published and runs in browsers and on servers: no other package of the workspace.',
    { path: inside('client', 'exports', 'generated', '[^/]+'), pathNot: tests },
    { pathNot: inside('client') },
  ),
  forbid(
    'contract-is-plain',
    'The contract runs on both ends and may import only validators of the other packages.',
    { path: inside('contract') },
    { path: '^packages/(ui|api|admin)/' },
  ),
  forbid(
    'api-and-admin-apart',
    'The server and the screens meet in the contract only.',
    { path: '^packages/(api|admin)/' },
    { path: '^packages/(api|admin)/', pathNot: '^packages/$1/' },
  ),
  forbid(
    'api-draws-nothing',
    'The server renders no components.',
    { path: inside('api') },
    { path: inside('ui') },
  ),
  forbid(
    'published-packages-through-their-exports',
    'Only the entry points of ui, validators and client are public; their insides may move.',
    { path: '^(packages/([^/]+)|tests)/' },
    {
      path: '^packages/(ui|validators|client)/',
      pathNot: '^packages/($2/|(ui|validators|client)/src/exports/)',
    },
  ),
  forbid(
    'product-knows-no-tests',
    'Code that ships may not lean on tests, stories or scripts.',
    { path: '^packages/[^/]+/src/', pathNot: tests },
    { path: `^(tests|stories|scripts)/|${tests}` },
  ),
];

const insideContract = [
  forbid(
    'contract-root-stands-below',
    'Languages and permissions are the vocabulary of all folders and know none of them.',
    { path: '^packages/contract/src/[^/]+\\.ts$', pathNot: tests },
    { path: inside('contract', 'schema', 'messages', 'entities') },
  ),
  forbid(
    'schema-knows-no-entity',
    'schema/ describes any resource; entities/ and messages/ use it.',
    { path: inside('contract', 'schema'), pathNot: tests },
    { path: inside('contract', 'messages', 'entities') },
  ),
  forbid(
    'entities-and-messages-apart',
    'Entities are data without texts, and texts know no entity.',
    { path: '^packages/contract/src/(messages|entities)/', pathNot: tests },
    {
      path: '^packages/contract/src/(messages|entities)/',
      pathNot: '^packages/contract/src/$1/',
    },
  ),
];

const insideUi = [
  forbid(
    'theme-stands-below',
    'Tokens and the theme know no component.',
    { path: inside('ui', 'theme'), pathNot: tests },
    { path: '^packages/ui/src/', pathNot: '^packages/ui/src/(theme|lib)/' },
  ),
  forbid(
    'primitives-stand-below',
    'Primitives are looks without behaviour: they know the theme and each other.',
    { path: inside('ui', 'primitives'), pathNot: tests },
    {
      path: '^packages/ui/src/',
      pathNot: '^packages/ui/src/(primitives|theme|lib|icons|strings)/',
    },
  ),
  forbid(
    'paged-lists-ship-no-window',
    'A list in pages must not fetch the code of large client tables, of filters and of saved views.',
    { path: inside('ui', 'DataTable'), pathNot: tests },
    { path: '^packages/ui/src/(ClientTable|filters|savedViews)/' },
  ),
  forbid(
    'exports-are-a-facade',
    'Nothing inside ui imports through its own public entries.',
    { path: '^packages/ui/src/', pathNot: `^packages/ui/src/exports/|${tests}` },
    { path: '^packages/ui/src/exports/' },
  ),
];

/** The files of `packages/api/src` itself: the entry points, which put the layers together. */
const apiRoot = '^packages/api/src/[^/]+\\.ts$';

const insideApi = [
  forbid(
    'config-and-errors-import-nothing',
    'Settings and errors are used by every layer.',
    { path: inside('api', 'config', 'errors', 'outbound', 'telemetry'), pathNot: tests },
    {
      path: '^packages/api/src/',
      pathNot: '^packages/api/src/(config|errors|outbound|telemetry)/',
    },
  ),
  forbid(
    'db-below-records',
    'The database layer knows neither records nor requests.',
    { path: inside('api', 'db'), pathNot: tests },
    { path: '^packages/api/src/', pathNot: '^packages/api/src/(db|telemetry|config|errors)/' },
  ),
  forbid(
    'records-know-no-entity',
    'records/ serves any resource and speaks SQL: entities, chat, accounts and mails are above it.',
    { path: inside('api', 'records'), pathNot: tests },
    {
      path: '^packages/api/src/',
      pathNot: '^packages/api/src/(records|jobs|http|secrets|db|telemetry|config|errors)/',
    },
  ),
  forbid(
    'record-sql-knows-no-http',
    'Reading and writing records is independent of requests and responses.',
    {
      path: '^packages/api/src/records/([^/]+\\.ts|(list|write)/)',
      pathNot: tests,
    },
    { path: inside('api', 'http', 'jobs') },
  ),
  forbid(
    'http-below-records',
    'http/ serves any call and jobs/ runs any work: both know the database and no record.',
    { path: inside('api', 'http', 'jobs'), pathNot: tests },
    {
      path: '^packages/api/src/',
      pathNot: '^packages/api/src/(http|jobs|db|telemetry|config|errors)/',
    },
  ),
  forbid(
    'entry-points-above-all',
    'Entry points import the layers, not the other way round.',
    { path: '^packages/api/src/[^/]+/', pathNot: `^packages/api/src/commands/|${tests}` },
    { path: `${apiRoot}|^packages/api/src/commands/` },
  ),
];

const insideAdmin = [
  forbid(
    'modules-apart',
    'A module can be deleted as a folder: no other one may import it.',
    { path: '^packages/admin/src/modules/([^/]+)/' },
    { path: '^packages/admin/src/modules/', pathNot: '^packages/admin/src/modules/$1/' },
  ),
  forbid(
    'modules-below-app-and-shell',
    'app/ and shell/ put the modules together.',
    { path: inside('admin', 'modules'), pathNot: tests },
    { path: inside('admin', 'app', 'shell', 'main') },
  ),
  forbid(
    'domain-knows-no-module',
    'domain/ contains what two or three modules share. It uses screens/ and everything below.',
    { path: inside('admin', 'domain'), pathNot: tests },
    { path: inside('admin', 'modules', 'app', 'shell', 'main') },
  ),
  forbid(
    'screens-know-no-entity',
    'screens/ composes records/ and features/ into screens of any resource.',
    { path: inside('admin', 'screens'), pathNot: tests },
    { path: inside('admin', 'domain', 'modules', 'app', 'shell', 'main') },
  ),
  forbid(
    'features-know-no-screen',
    'A feature is used by screens. It uses records/, services/ and, without a cycle, other features.',
    { path: inside('admin', 'features'), pathNot: tests },
    { path: inside('admin', 'screens', 'domain', 'modules', 'app', 'shell', 'main') },
  ),
  forbid(
    'records-know-no-feature',
    'records/ is the form and the list of any resource. A feature is deleted without editing it.',
    { path: inside('admin', 'records'), pathNot: tests },
    { path: inside('admin', 'features', 'screens', 'domain', 'modules', 'app', 'shell', 'main') },
  ),
  forbid(
    'services-know-no-screen',
    'services/ has no screens: it imports no other folder of the admin.',
    { path: inside('admin', 'services'), pathNot: tests },
    {
      path: inside(
        'admin',
        'records',
        'features',
        'screens',
        'domain',
        'modules',
        'app',
        'shell',
        'main',
      ),
    },
  ),
];

const anywhere = [
  forbid(
    'no-circles',
    'Files that need each other, be it for types alone, are one file or three.',
    { pathNot: tests },
    { circular: true },
  ),
  forbid(
    'resolvable',
    'An import that leads nowhere fails at run time, not at check time.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
];

/** `.dependency-cruiser.folders.mjs` reads the same files. */
export const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|storybook-static|coverage)/' },
  // TypeScript 7 has no compiler API for tools to parse with, so Babel takes the types off.
  babelConfig: { fileName: './scripts/checks/importRules.babel.cjs' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@rentyard/source', 'import', 'module', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
};

export default {
  forbidden: [
    ...packages,
    ...insideUi,
    ...insideContract,
    ...insideApi,
    ...insideAdmin,
    ...anywhere,
  ],
  options,
};
