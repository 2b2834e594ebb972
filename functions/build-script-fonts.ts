import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { scriptPackages } from './adapters/voucher/fonts/slices.ts'

const { resolve } = createRequire(import.meta.url)
const folder = 'voucher-fonts'

/** Makes the bundle read the fonts for other scripts from the folder next to it. */
export const externaliseScriptFonts: Plugin = {
  name: 'script-fonts-beside',
  setup({ onLoad }) {
    onLoad({ filter: /\/adapters\/voucher\/fonts\/script-file\.ts$/ }, () => ({
      contents: `export const scriptFile = (file) => new URL('./${folder}/' + file, import.meta.url)`,
      loader: 'js',
    }))
  },
}

/** Copies the fonts for other scripts and HarfBuzz's code next to the bundles. A voucher reads only the files that it needs. */
export async function copyScriptFonts(outdir: string): Promise<void> {
  for (const name of scriptPackages) {
    const source = path.dirname(resolve(`@fontsource-variable/noto-sans-${name}/unicode.json`))
    const target = path.join(outdir, folder, '@fontsource-variable', path.basename(source))
    await mkdir(target, { recursive: true })
    for (const file of ['unicode.json', 'LICENSE', 'files'])
      await cp(path.join(source, file), path.join(target, file), {
        recursive: true,
        filter: (one) =>
          !/-(?:latin|latin-ext|vietnamese|cyrillic|math|symbols)-|-(?:standard|wdth)-normal/.test(path.basename(one)),
      })
  }
  await cp(resolve('harfbuzzjs/dist/harfbuzz.wasm'), path.join(outdir, 'harfbuzz.wasm'))
}
