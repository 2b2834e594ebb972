import path from 'node:path'
import type { Plugin } from 'esbuild'

const here = import.meta.dirname

/** Modules that few calls need, bundled into separate files that are loaded on first use. */
export const lazyModules = {
  voucher: path.join(here, 'adapters/voucher/draw-voucher.ts'),
  pictures: path.join(here, 'adapters/pictures/make-pictures.ts'),
}

/** Keeps the dynamic imports of these modules, and points them to their bundled files. */
export const externaliseLazyModules: Plugin = {
  name: 'leave-beside',
  setup({ onResolve }) {
    for (const [name, source] of Object.entries(lazyModules)) {
      const importPattern = new RegExp(`/${path.basename(source).replaceAll('.', '\\.')}$`)
      onResolve({ filter: importPattern }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${name}.mjs`, external: true } : null,
      )
    }
  },
}
