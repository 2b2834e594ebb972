import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { embedFonts } from './build-fonts.ts'
import { externaliseLazyModules, lazyModules } from './build-lazy-modules.ts'
import { copyScriptFonts, externaliseScriptFonts } from './build-script-fonts.ts'

const here = import.meta.dirname

/**
 * Bundles each host into one file, so that a process that starts for one request reads one file instead of a thousand. Leaves
 * out what Payload only needs in the CMS or on the command line.
 */
const options = {
  outdir: path.join(here, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  keepNames: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
  external: ['sharp', 'pg-native', 'drizzle-kit', 'drizzle-kit/api', 'tsx'],
  loader: { '.woff': 'binary' },
  // CommonJS packages in an ES module need these variables.
  banner: {
    js: "import{createRequire as __cr}from'node:module';import{dirname as __dn}from'node:path';import{fileURLToPath as __fp}from'node:url';const require=__cr(import.meta.url),__filename=__fp(import.meta.url),__dirname=__dn(__filename);",
  },
} satisfies BuildOptions

const hosts = ['node', 'sweep', 'netlify', 'vercel', 'aws-lambda'].map((name) => path.join(here, 'hosts', `${name}.ts`))

await rm(options.outdir, { recursive: true, force: true })
await build({ ...options, entryPoints: hosts, plugins: [externaliseLazyModules] })
await build({ ...options, entryPoints: lazyModules, plugins: [embedFonts, externaliseScriptFonts] })
await copyScriptFonts(options.outdir)
