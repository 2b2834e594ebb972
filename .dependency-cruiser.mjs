// Who may import whom. dev/checks/astro-imports.ts applies the same rules to .astro files, which the tool can't read.

/** The folders of functions/ that hold a resource's handlers: each one that has no other task. */
const handlers = '^functions/(?!(adapters|dist|hosts|http|ports|services|testing)/)[^/]+/'
const tests = '\\.(test|spec)\\.tsx?$'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one module, or need a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'An import must lead somewhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^astro:', '^@payload-config$'] },
  },
  {
    name: 'shared-stands-alone',
    comment:
      'shared imports zod, date-fns and libphonenumber-js, nothing else: no clock, no network, no other workspace.',
    severity: 'error',
    from: { path: '^shared/', pathNot: [tests, '^shared/testing/'] },
    to: { pathNot: ['^shared/', '^node_modules/(zod|date-fns|@date-fns|libphonenumber-js)/'] },
  },
  {
    name: 'cms-below-functions-and-site',
    comment: 'The CMS owns the schema; it knows nothing of who uses it.',
    severity: 'error',
    from: { path: '^cms/' },
    to: { path: '^(functions|site|e2e|bench)/' },
  },
  {
    name: 'only-payload-adapters-know-the-cms',
    comment: 'Only functions/adapters/payload* imports the CMS: its configuration and its generated types.',
    severity: 'error',
    from: { path: '^functions/', pathNot: ['^functions/adapters/payload', tests] },
    to: { path: ['^cms/', '^node_modules/(payload|@payloadcms)/'] },
  },
  {
    name: 'site-stands-alone',
    comment: 'What crosses the wire is a schema in shared.',
    severity: 'error',
    from: { path: '^site/' },
    to: { path: '^(cms|functions|e2e|bench)/' },
  },
  {
    name: 'site-without-numbering-plans',
    comment: 'The numbering plans of all countries are no part of a page: the server parses phone numbers.',
    severity: 'error',
    from: { path: '^site/' },
    to: { path: ['^shared/phones/numbers/', '^node_modules/libphonenumber-js/'] },
  },
  {
    name: 'functions-below-site',
    comment: 'A function answers requests; it knows nothing of the pages.',
    severity: 'error',
    from: { path: '^functions/' },
    to: { path: '^(site|e2e|bench)/' },
  },
  {
    name: 'product-without-tools',
    comment: 'dev/ is the local machine. The product runs without it; only tests may use it.',
    severity: 'error',
    from: { path: '^(shared|cms|functions|site)/', pathNot: [tests, '/testing/'] },
    to: { path: '^dev/' },
  },
  {
    name: 'handler-service-port',
    comment: 'A handler calls a service or a port; what stands behind a port is wired in hosts/.',
    severity: 'error',
    from: { path: handlers, pathNot: tests },
    to: { path: '^functions/(adapters|hosts)/' },
  },
  {
    name: 'http-packages-only',
    comment: 'Who answers requests needs Hono and schemas; every other package stands behind a port.',
    severity: 'error',
    from: { path: [handlers, '^functions/http/'], pathNot: tests },
    to: { path: '^node_modules/', pathNot: '^node_modules/(hono|@hono/[^/]+|zod)/' },
  },
  {
    name: 'services-know-only-ports',
    comment: 'Application logic knows neither HTTP, nor what stands behind its ports, nor any package.',
    severity: 'error',
    from: { path: '^functions/services/', pathNot: tests },
    to: { path: ['^functions/(adapters|hosts|http)/', handlers, '^node_modules/'] },
  },
  {
    name: 'ports-know-nobody',
    comment: 'A port is a wish; whoever fulfils it looks at it, not the other way round.',
    severity: 'error',
    from: { path: '^functions/ports/' },
    to: { path: ['^functions/(adapters|hosts|http|services)/', handlers, '^node_modules/'] },
  },
  {
    name: 'adapters-fulfil-ports',
    comment: 'An adapter knows the port and the outside world, not who calls it.',
    severity: 'error',
    from: { path: '^functions/adapters/', pathNot: tests },
    to: { path: ['^functions/(hosts|http|services)/', handlers] },
  },
  {
    name: 'ui-and-lib-know-no-feature',
    comment: 'Widgets and helpers know no trade.',
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
    name: 'features-meet-in-stores',
    comment: "Features don't import each other; they meet in a store or in a page.",
    severity: 'error',
    from: { path: '^site/features/([^/]+)/', pathNot: tests },
    to: { path: '^site/features/', pathNot: ['^site/features/$1/', '^site/features/[^/]+/store\\.ts$'] },
  },
  {
    name: 'no-way-back-from-tests',
    comment: 'What runs in the product never imports a test or a helper for tests.',
    severity: 'error',
    from: { path: '^(shared|cms|functions|site)/', pathNot: [tests, '/testing/', '^cms/seed/'] },
    to: { path: [tests, '/testing/', '^node_modules/(vitest|fast-check|@playwright)/'] },
  },
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own builds: the entries of most packages lie in a folder dist too.
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
