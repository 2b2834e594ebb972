import path from 'node:path'
import type { Plugin } from 'esbuild'
import { fontFiles } from './adapters/voucher/font-files.ts'

/** What draws vouchers, beside the hosts: a process reads it with its first voucher and not before. */
export const voucherEntry = { voucher: path.join(import.meta.dirname, 'adapters/voucher/draw-voucher.ts') }

/** Leaves the lazy import of the voucher's drawing to run time, where it is a file of its own. */
export const voucherBeside: Plugin = {
  name: 'voucher-beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/draw-voucher\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './voucher.mjs', external: true } : null,
    )
  },
}

/** Puts the typefaces into the bundle, so that no host has to carry further files. */
export const fontsInside: Plugin = {
  name: 'fonts-inside',
  setup({ onLoad }) {
    onLoad({ filter: /\/adapters\/voucher\/read-font\.ts$/ }, ({ path: file }) => {
      const files = Object.values(fontFiles).flat()
      const imports = files.map((font, index) => `import font${index} from '${font}'`)
      const entries = files.map((font, index) => `'${font}': font${index}`)
      const body = `const fonts = { ${entries.join(', ')} }\nexport const readFont = (file) => Buffer.from(fonts[file])`
      return { contents: [...imports, body].join('\n'), loader: 'js', resolveDir: path.dirname(file) }
    })
  },
}
