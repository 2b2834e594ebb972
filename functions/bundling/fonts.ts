import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { fontFiles } from '../adapters/voucher/fonts/font-files.ts'
import { scriptPackages } from '../adapters/voucher/fonts/slices.ts'

const scriptFontsFolder = 'voucher-fonts'

/** Matches font files of the subsets and variants that vouchers do not use. */
const unusedFontFile = /-(?:latin|latin-ext|vietnamese|cyrillic|math|symbols)-|-(?:standard|wdth)-normal/

/** Embeds the font files in the bundle, so that hosts need no further files. */
export function embedFonts(): Plugin {
  return {
    name: 'embed-fonts',
    setup({ onLoad }) {
      onLoad({ filter: /\/adapters\/voucher\/fonts\/read-font\.ts$/ }, ({ path: file }) => {
        const files = Object.values(fontFiles).flat()
        const imports = files.map((font, index) => `import font${index} from '${font}'`)
        const entries = files.map((font, index) => `'${font}': font${index}`)
        const code = `const fonts = { ${entries.join(', ')} }\nexport const readFont = (file) => Buffer.from(fonts[file])`
        return { contents: [...imports, code].join('\n'), loader: 'js', resolveDir: path.dirname(file) }
      })
    },
  }
}

/** Makes the bundle read the fonts for non-Latin scripts from the folder next to the bundle. */
export function externaliseScriptFonts(): Plugin {
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

export async function copyScriptFonts(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  for (const name of scriptPackages) {
    const source = path.dirname(resolve(`@fontsource-variable/noto-sans-${name}/unicode.json`))
    const target = path.join(folder, scriptFontsFolder, '@fontsource-variable', path.basename(source))
    await mkdir(target, { recursive: true })
    for (const file of ['unicode.json', 'LICENSE', 'files'])
      await cp(path.join(source, file), path.join(target, file), {
        recursive: true,
        filter: (copiedFile) => !unusedFontFile.test(path.basename(copiedFile)),
      })
  }
  await cp(resolve('harfbuzzjs/dist/harfbuzz.wasm'), path.join(folder, 'harfbuzz.wasm'))
}
