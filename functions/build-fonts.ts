import path from 'node:path'
import type { Plugin } from 'esbuild'
import { fontFiles } from './adapters/voucher/fonts/font-files.ts'

/** Embeds the font files in the bundle, so that hosts need no further files. */
export const embedFonts: Plugin = {
  name: 'fonts-inside',
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
