import path from 'node:path'
import type { Plugin } from 'esbuild'

const here = import.meta.dirname

/** What few calls need, each a file beside the hosts: a process reads it with the first such call and not before. */
export const besides = {
  voucher: path.join(here, 'adapters/voucher/draw-voucher.ts'),
  pictures: path.join(here, 'adapters/pictures/make-pictures.ts'),
}

/** Leaves the lazy imports of these to run time, where each is a file of its own. */
export const leaveBeside: Plugin = {
  name: 'leave-beside',
  setup({ onResolve }) {
    for (const [name, source] of Object.entries(besides)) {
      const end = new RegExp(`/${path.basename(source).replaceAll('.', '\\.')}$`)
      onResolve({ filter: end }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${name}.mjs`, external: true } : null,
      )
    }
  },
}
