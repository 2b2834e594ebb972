import { cp, mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { fontFiles } from './adapters/voucher/fonts/font-files.ts'
import { scriptPackages } from './adapters/voucher/fonts/slices.ts'
import { findPackages } from './find-packages.ts'

const here = import.meta.dirname

/**
 * Bundles each host into one file, so that a process that starts for one request reads one file instead of a thousand.
 * Leaves out what Payload only needs in the CMS or on the command line.
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

const hosts = ['node', 'sweep', 'netlify', 'netlify-sweep', 'vercel', 'aws-lambda'].map((name) =>
  path.join(here, 'hosts', `${name}.ts`),
)

/** Modules that few calls need, bundled into separate files that are loaded on first use. */
const lazyModules = {
  voucher: path.join(here, 'adapters/voucher/draw-voucher.ts'),
  pictures: path.join(here, 'adapters/pictures/make-pictures.ts'),
}

const scriptFontsFolder = 'voucher-fonts'

await rm(options.outdir, { recursive: true, force: true })
await build({ ...options, entryPoints: hosts, plugins: [externaliseLazyModules()] })
await build({ ...options, entryPoints: lazyModules, plugins: [embedFonts(), externaliseScriptFonts()] })
await copyScriptFonts()
await copySharp()

/** Makes the dynamic imports of the lazy modules refer to their bundled files. */
function externaliseLazyModules(): Plugin {
  return {
    name: 'externalise-lazy-modules',
    setup({ onResolve }) {
      for (const [name, source] of Object.entries(lazyModules)) {
        const importPattern = new RegExp(`/${path.basename(source).replaceAll('.', '\\.')}$`)
        onResolve({ filter: importPattern }, ({ kind }) =>
          kind === 'dynamic-import' ? { path: `./${name}.mjs`, external: true } : null,
        )
      }
    },
  }
}

/** Embeds the font files in the bundle, so that hosts need no further files. */
function embedFonts(): Plugin {
  return {
    name: 'embed-fonts',
    setup({ onLoad }) {
      onLoad({ filter: /\/adapters\/voucher\/fonts\/read-font\.ts$/ }, ({ path: file }) => {
        const files = Object.values(fontFiles).flat()
        const imports = files.map((font, index) => `import font${index} from '${font}'`)
        const entries = files.map((font, index) => `'${font}': font${index}`)
        const body = `const fonts = { ${entries.join(', ')} }\nexport const readFont = (file) => Buffer.from(fonts[file])`
        return { contents: [...imports, body].join('\n'), loader: 'js', resolveDir: path.dirname(file) }
      })
    },
  }
}

/** Makes the bundle read the fonts for other scripts from the folder next to it. */
function externaliseScriptFonts(): Plugin {
  return {
    name: 'externalise-script-fonts',
    setup({ onLoad }) {
      onLoad({ filter: /\/adapters\/voucher\/fonts\/script-file\.ts$/ }, () => ({
        contents: `export const scriptFile = (file) => new URL('./${scriptFontsFolder}/' + file, import.meta.url)`,
        loader: 'js',
      }))
    },
  }
}

/**
 * Copies the fonts for other scripts and HarfBuzz's code next to the bundles. A voucher reads only the files that it
 * needs.
 */
async function copyScriptFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  for (const name of scriptPackages) {
    const source = path.dirname(resolve(`@fontsource-variable/noto-sans-${name}/unicode.json`))
    const target = path.join(options.outdir, scriptFontsFolder, '@fontsource-variable', path.basename(source))
    await mkdir(target, { recursive: true })
    for (const file of ['unicode.json', 'LICENSE', 'files'])
      await cp(path.join(source, file), path.join(target, file), {
        recursive: true,
        filter: (one) =>
          !/-(?:latin|latin-ext|vietnamese|cyrillic|math|symbols)-|-(?:standard|wdth)-normal/.test(path.basename(one)),
      })
  }
  await cp(resolve('harfbuzzjs/dist/harfbuzz.wasm'), path.join(options.outdir, 'harfbuzz.wasm'))
}

/**
 * Copies sharp and the packages that it needs next to the bundles, with the binaries of this system, so that hosts need
 * no further files. A host with another system needs its own `@img` packages.
 */
async function copySharp(): Promise<void> {
  for (const [name, folder] of findPackages('sharp', here)) {
    await cp(folder, path.join(options.outdir, 'node_modules', name), { recursive: true, dereference: true })
  }
}
