import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { startEmptyServices } from './bundling/empty-services.ts'
import { copyScriptFonts, embedFonts, externaliseScriptFonts } from './bundling/fonts.ts'
import { hosts } from './bundling/hosts.ts'
import {
  bundlePackageParts,
  externalise,
  externaliseLazyModules,
  omitDateLocales,
  omitPackages,
  omitUnusedTables,
} from './bundling/plugins.ts'
import { startBundle } from './bundling/start-bundle.ts'
import { findPackages } from './find-packages.ts'

const functionsFolder = import.meta.dirname
const distFolder = path.join(functionsFolder, 'dist')
const program = path.join(functionsFolder, 'hosts/program.ts')

const commonOptions = {
  outdir: distFolder,
  bundle: true,
  platform: 'node',
  target: 'node24',
  // Identifiers are not shortened, because the log contains the names of classes. esbuild could preserve names, but
  // that would slow down the start.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
  // Only commands of Payload import tsx and drizzle-kit.
  external: ['sharp', 'pg-native', 'drizzle-kit', 'drizzle-kit/api', 'tsx'],
} satisfies BuildOptions

/** These modules are loaded on first use, because few requests need them. */
const lazyModules = {
  voucher: path.join(functionsFolder, 'adapters/voucher/draw-voucher.ts'),
  pictures: path.join(functionsFolder, 'adapters/pictures/make-pictures.ts'),
  'password-checker': path.join(functionsFolder, '../cms/core/passwords/password-checker.ts'),
  nodemailer: fileURLToPath(import.meta.resolve('nodemailer')),
  'open-telemetry': path.join(functionsFolder, '../telemetry/open-telemetry.ts'),
  sentry: path.join(functionsFolder, '../telemetry/sentry.ts'),
}

await rm(distFolder, { recursive: true, force: true })
await bundleProgram()
await bundleModules()
await copyScriptFonts(distFolder)
await copySharp()
await startHosts()

/** Bundles the program into one script, so that a cold start reads one file instead of a thousand. */
async function bundleProgram(): Promise<void> {
  await build({
    ...commonOptions,
    entryPoints: [program],
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    define: { 'import.meta.url': '__url', 'import.meta.dirname': '__dirname' },
    // `loadScript` calls the script as a function with these parameters.
    banner: {
      js: "(function(exports,require,module,__filename,__dirname,importModule){const __url=require('node:url').pathToFileURL(__filename).href;",
    },
    footer: { js: '})' },
    plugins: [
      omitPackages(),
      bundlePackageParts(),
      omitUnusedTables(),
      omitDateLocales(),
      externaliseLazyModules(lazyModules),
    ],
  })
  await adaptToScript(path.join(distFolder, 'program.cjs'))
}

/** Bundles the program's loader, the entry points of the hosts and the lazy modules. */
async function bundleModules(): Promise<void> {
  // This build writes no files. It only lists the names that the program exports.
  const { metafile } = await build({
    entryPoints: [program],
    format: 'esm',
    outdir: distFolder,
    write: false,
    metafile: true,
  })
  const exportNames = Object.values(metafile.outputs).flatMap(({ exports }) => exports)
  await build({
    ...commonOptions,
    stdin: {
      contents: `
        import { loadScript } from './load-script.ts'
        export const { script, exports: { ${exportNames.join(', ')} } } = loadScript(import.meta.dirname + '/program.cjs')`,
      resolveDir: path.join(functionsFolder, 'bundling'),
    },
    outdir: undefined,
    outfile: path.join(distFolder, 'program.mjs'),
    format: 'esm',
  })
  await build({
    ...commonOptions,
    entryPoints: {
      ...Object.fromEntries(hosts.map((host) => [host, path.join(functionsFolder, 'hosts', `${host}.ts`)])),
      ...lazyModules,
    },
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    splitting: true,
    loader: { '.woff': 'binary' },
    // CommonJS packages need these variables, which ES modules do not have.
    banner: {
      js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url),__filename=import.meta.filename,__dirname=import.meta.dirname;",
    },
    plugins: [externalise('program.ts', './program.mjs'), embedFonts(), externaliseScriptFonts()],
  })
}

/**
 * Prepares the bundle for `loadScript`. Makes relative imports call `importModule`. Escapes characters outside of
 * ASCII, because esbuild does not escape them in regular expressions.
 */
async function adaptToScript(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  const adaptedText = text.replaceAll('import("./', 'importModule("./')
  await writeFile(file, adaptedText.replaceAll(/[\u0080-\uffff]/g, escapeCharacter))
}

/**
 * Copies sharp next to the bundles, so that hosts need no further files. The copies contain binaries for this operating
 * system. A host with another operating system needs other `@img` packages.
 */
async function copySharp(): Promise<void> {
  for (const [name, source] of findPackages('sharp', functionsFolder)) {
    await cp(source, path.join(distFolder, 'node_modules', name), { recursive: true, dereference: true })
  }
}

/** Starts the bundle of each host. The build fails if a bundle does not start. */
async function startHosts(): Promise<void> {
  const services = await startEmptyServices()
  try {
    for (const host of hosts) {
      const configJson = await startBundle(distFolder, host, services)
      if (configJson !== 'null') await writeConfig(host, configJson)
    }
  } finally {
    services.stop()
  }
}

/** Writes the configuration as a literal, because Netlify reads the configuration without running the file. */
async function writeConfig(host: string, configJson: string): Promise<void> {
  await rename(path.join(distFolder, `${host}.mjs`), path.join(distFolder, `${host}-handler.mjs`))
  const lines = [`export const config = ${configJson}`, `export { default } from './${host}-handler.mjs'`]
  await writeFile(path.join(distFolder, `${host}.mjs`), `${lines.join('\n')}\n`)
}
