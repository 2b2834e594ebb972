import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Payload imports these packages and names for the CMS or the command line. The API never calls them. Evaluating these
 * packages would take a sixth of a cold start.
 */
const omittedPackages: Record<string, readonly string[]> = {
  // Validation of JSON fields with a JSON schema
  ajv: ['default'],
  // Uploads
  busboy: ['default'],
  'file-type': ['fileTypeFromBuffer', 'fileTypeFromFile'],
  'image-dimensions': ['imageDimensionsFromData', 'imageDimensionsFromStream'],
  'safeFetch.js': ['safeFetch'],
  sax: ['default'],
  // Scheduled jobs and hot reload
  croner: ['Cron'],
  ws: ['default'],
  // Commands
  'console-table-printer': ['Table'],
  'get-tsconfig': ['getTsconfig'],
  'json-schema-to-typescript': ['compile'],
  prompts: ['default'],
}

/** The entry module of each package would load the whole package. These replacements export only what the API needs. */
const packageParts: Record<string, string> = {
  'rate-limiter-flexible': ['RateLimiterMemory', 'RateLimiterPostgres', 'RateLimiterRes']
    .map((name) => `export { default as ${name} } from 'rate-limiter-flexible/lib/${name}.js'`)
    .join('\n'),
  'xendit-node': `
    export { Configuration, XenditSdkError } from 'xendit-node/runtime.js'
    export { Invoice } from 'xendit-node/invoice/index.js'`,
}

/** Returns a pattern that matches imports of these packages, and of files with these names from any folder. */
function createExactPattern(names: readonly string[]): RegExp {
  const alternatives = names.map((name) => name.replaceAll('.', '\\.')).join('|')
  return new RegExp(`^(?:\\.{1,2}/)*(?:${alternatives})$`)
}

/**
 * Replaces the omitted packages with functions that throw. The build fails if Payload imports a name that is not
 * listed.
 */
export function omitPackages(): Plugin {
  return {
    name: 'omit-packages',
    setup({ onResolve, onLoad }) {
      const filter = createExactPattern(Object.keys(omittedPackages))
      onResolve({ filter }, ({ path: specifier, importer }) =>
        /\/node_modules\/(?:payload|@payloadcms)\//.test(importer)
          ? { path: path.basename(specifier), namespace: 'omitted', sideEffects: false }
          : null,
      )
      onLoad({ filter: /./, namespace: 'omitted' }, ({ path: name }) => ({ contents: createOmittedPackage(name) }))
      // Payload's logger creates two pretty-printers on start. Our options do not use them.
      onLoad({ filter: /\/node_modules\/pino-pretty\/index\.js$/ }, () => ({ contents: 'export function build() {}' }))
    },
  }
}

function createOmittedPackage(name: string): string {
  return [
    `function omitted() { throw new Error('${name} is not part of the functions.') }`,
    ...(omittedPackages[name] ?? []).map((exportName) => `export { omitted as ${exportName} }`),
  ].join('\n')
}

/**
 * Bundles only the needed parts of the packages. The build fails if the API imports a name that is not in these parts.
 */
export function bundlePackageParts(): Plugin {
  return {
    name: 'bundle-package-parts',
    setup({ onResolve, onLoad }) {
      const filter = createExactPattern(Object.keys(packageParts))
      onResolve({ filter }, ({ path: name, resolveDir }) => ({
        path: name,
        namespace: 'parts',
        pluginData: resolveDir,
      }))
      onLoad({ filter: /./, namespace: 'parts' }, ({ path: name, pluginData: resolveDir }) => ({
        contents: packageParts[name] ?? '',
        resolveDir,
      }))
    },
  }
}

/** Declares that the values of the generated schema have no side effects, so that esbuild leaves out unused tables. */
export function omitUnusedTables(): Plugin {
  // Matches a table, enum or relation, from its name until the next declaration.
  const tableDefinitions =
    /^(export const \w+ = )((?:pgTable|pgEnum|relations)\([\s\S]*?)(?=\n(?:export|type|declare) )/gm
  return {
    name: 'omit-unused-tables',
    setup({ onLoad }) {
      onLoad({ filter: /\/cms\/generated\/payload-generated-schema\.ts$/ }, async ({ path: file }) => ({
        contents: (await readFile(file, 'utf8')).replaceAll(tableDefinitions, '$1/* @__PURE__ */ (() => $2)()'),
        loader: 'ts',
      }))
    },
  }
}

/**
 * Leaves out the date formats of Payload's admin panel in fifty languages. They contain characters outside of ASCII,
 * and Node loads an ASCII file twice as fast.
 */
export function omitDateLocales(): Plugin {
  return {
    name: 'omit-date-locales',
    setup({ onLoad }) {
      onLoad({ filter: /\/importDateFNSLocale\.js$/ }, ({ path: file }) => ({
        contents: `import { enUS } from 'date-fns/locale/en-US'\nexport const importDateFNSLocale = async () => enUS`,
        loader: 'js',
        resolveDir: path.dirname(file),
      }))
    },
  }
}

/**
 * Makes the program import lazy modules from separate bundles. `lazyModules` maps the names of the bundles to the
 * source files.
 */
export function externaliseLazyModules(lazyModules: Record<string, string>): Plugin {
  return {
    name: 'externalise-lazy-modules',
    setup({ onResolve, resolve }) {
      const bundleNameBySource = new Map(Object.entries(lazyModules).map(([name, source]) => [source, name]))
      onResolve({ filter: /./ }, async ({ path: specifier, kind, resolveDir, importer }) => {
        if (kind !== 'dynamic-import') return null
        const { path: source } = await resolve(specifier, { kind: 'import-statement', resolveDir, importer })
        const name = bundleNameBySource.get(source)
        return name === undefined ? null : { path: `./${name}.mjs`, external: true }
      })
    },
  }
}

export function externalise(file: string, bundlePath: string): Plugin {
  return {
    name: 'externalise',
    setup({ onResolve }) {
      onResolve({ filter: createExactPattern([file]) }, () => ({ path: bundlePath, external: true }))
    },
  }
}
