// The allowed imports. dev/checks/astro-imports.ts applies the same rules to .astro files, which the tool cannot read.

import { readFileSync } from 'node:fs'
import { cmsFeatures, cmsLayers, layerRules, tests } from './dev/checks/layers.mjs'

/** The directories of functions/ that contain the handlers of a resource: all without another purpose. */
const handlers = '^functions/(?!(adapters|bundling|dist|hosts|http|ports|services|testing)/)[^/]+/'
const rootPackage = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
/** The packages that only checks and tests need. `npm start` does not install them. */
const devPackages = Object.keys(rootPackage.devDependencies).filter((name) => !name.startsWith('@types/'))

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two modules that import each other belong in one module, or share code in a third one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'Every import must be resolvable.',
    severity: 'error',
    from: {},
    // The build creates the bundles in functions/dist.
    to: { couldNotResolve: true, pathNot: ['^astro:', '^@payload-config$', '/functions/dist/'] },
  },
  {
    name: 'shared-stands-alone',
    comment:
      'shared only imports zod, date-fns and libphonenumber-js: it uses no clock, no network and no other workspace.',
    severity: 'error',
    from: { path: '^shared/', pathNot: [tests, '^shared/testing/'] },
    to: { pathNot: ['^shared/', '^node_modules/(zod|date-fns|@date-fns|libphonenumber-js)/', '^(async_hooks|util)$'] },
  },
  {
    name: 'pages-without-logs',
    comment: 'shared/log needs Node, which browsers do not have. Only the log uses node:async_hooks and node:util.',
    severity: 'error',
    from: { path: '^site/(features|layouts|lib|pages|ui)/', pathNot: tests },
    to: { path: '^shared/log/' },
  },
  {
    name: 'telemetry-stands-alone',
    comment: 'telemetry/ watches the log of a process and knows none of the workspaces that use it.',
    severity: 'error',
    from: { path: '^telemetry/', pathNot: tests },
    to: { path: '^(cms|functions|site|e2e|bench|dev)/' },
  },
  {
    name: 'cms-below-functions-and-site',
    comment: 'The CMS owns the schema and does not depend on its callers.',
    severity: 'error',
    from: { path: '^cms/' },
    to: { path: '^(functions|site|e2e|bench)/' },
  },
  ...layerRules('cms-layers', 'A layer of the CMS imports only those below it.', 'cms', cmsLayers),
  ...layerRules('cms-features', 'Features of the CMS form no cycle.', 'cms/features', cmsFeatures),
  ...layerRules('cms-collections', 'Content does not depend on records.', 'cms/collections', [
    'records',
    'globals|content',
    'groups',
  ]),
  {
    name: 'only-payload-adapters-know-the-cms',
    comment: 'Only functions/adapters/payload* and tests import the CMS: its configuration and its generated types.',
    severity: 'error',
    from: { path: '^functions/', pathNot: ['^functions/(adapters/payload|testing/)', tests] },
    to: { path: ['^cms/', '^node_modules/(payload|@payloadcms)/'] },
  },
  {
    name: 'site-stands-alone',
    comment: 'The site depends on other workspaces only through the schemas in shared.',
    severity: 'error',
    from: { path: '^site/' },
    to: { path: '^(cms|functions|e2e|bench)/' },
  },
  {
    name: 'site-without-numbering-plans',
    comment: 'Pages do not contain the numbering plans of all countries: the server parses phone numbers.',
    severity: 'error',
    from: { path: '^site/' },
    to: { path: ['^shared/phones/numbers/', '^node_modules/libphonenumber-js/'] },
  },
  {
    name: 'functions-below-site',
    comment: 'The functions respond to requests and do not depend on the pages.',
    severity: 'error',
    from: { path: '^functions/' },
    to: { path: '^(site|e2e|bench)/' },
  },
  {
    name: 'product-without-tools',
    comment: 'dev/ contains tools for the local machine. The product runs without them; only tests may use them.',
    severity: 'error',
    from: { path: '^(shared|cms|functions|site)/', pathNot: [tests, '/testing/'] },
    to: { path: '^dev/' },
  },
  {
    name: 'handler-service-port',
    comment: 'A handler calls a service or a port; hosts/ connects the ports with their adapters.',
    severity: 'error',
    from: { path: handlers, pathNot: tests },
    to: { path: '^functions/(adapters|hosts)/' },
  },
  {
    name: 'http-packages-only',
    comment: 'Code that responds to requests uses Hono and schemas; every other package is used behind a port.',
    severity: 'error',
    from: { path: [handlers, '^functions/http/'], pathNot: tests },
    to: { path: '^node_modules/', pathNot: '^node_modules/(hono|@hono/[^/]+|zod)/' },
  },
  {
    name: 'services-know-only-ports',
    comment: 'Application logic depends neither on HTTP, nor on adapters, nor on any package.',
    severity: 'error',
    from: { path: '^functions/services/', pathNot: tests },
    to: { path: ['^functions/(adapters|hosts|http)/', handlers, '^node_modules/'] },
  },
  {
    name: 'ports-import-no-implementation',
    comment: 'A port is an interface: adapters and services import it, and it imports none of them.',
    severity: 'error',
    from: { path: '^functions/ports/' },
    to: { path: ['^functions/(adapters|hosts|http|services)/', handlers, '^node_modules/'] },
  },
  {
    name: 'adapters-fulfil-ports',
    comment: 'An adapter depends on its port and on external systems, not on its callers.',
    severity: 'error',
    from: { path: '^functions/adapters/', pathNot: tests },
    to: { path: ['^functions/(hosts|http|services)/', handlers] },
  },
  {
    name: 'ui-and-lib-know-no-feature',
    comment: 'Widgets and helpers contain no domain logic.',
    severity: 'error',
    from: { path: '^site/(ui|lib)/' },
    to: { path: '^site/(features|layouts|pages)/' },
  },
  {
    name: 'features-know-no-page',
    comment: 'Pages and layouts compose features.',
    severity: 'error',
    from: { path: '^site/features/' },
    to: { path: '^site/(layouts|pages)/' },
  },
  {
    name: 'features-meet-in-entries',
    // The profile has a separate entry: in account/index.ts it would add its store to pages that only need the session.
    comment:
      'Features import each other only through their index.ts. Pages and layouts import components and scripts directly, because the file of an island is what the browser loads.',
    severity: 'error',
    from: { path: '^site/features/([^/]+)/', pathNot: [tests, '/testing/'] },
    to: {
      path: '^site/features/',
      pathNot: ['^site/features/$1/', '^site/features/([^/]+|account/profile)/index\\.ts$'],
    },
  },
  {
    name: 'no-way-back-from-tests',
    comment: 'Code of the product never imports a test or a test helper.',
    severity: 'error',
    from: { path: '^(shared|cms|functions|site)/', pathNot: [tests, '/testing/', '^cms/seed/'] },
    to: { path: [tests, '/testing/'] },
  },
  {
    name: 'product-without-test-packages',
    comment:
      '`npm start` and releases install no devDependencies. A package that the product needs belongs in dependencies.',
    severity: 'error',
    from: {
      path: [
        '^(shared|telemetry|cms|functions|site|deploy)/',
        '^dev/(launch|postgres|processes|product|sandbox|settings|tools)/',
        '^dev/(start|build)\\.ts$',
      ],
      pathNot: [tests, '/testing/'],
    },
    to: { path: `^node_modules/(${devPackages.join('|')})/` },
  },
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own builds, because most packages also have their entry points in a dist directory.
    exclude: {
      path: ['^((functions|site|cms)/)?dist/', '\\.next/', '^data/', '^cms/migrations/.*\\.json$', 'importMap\\.js$'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.astro', '.css'],
    },
  },
}
