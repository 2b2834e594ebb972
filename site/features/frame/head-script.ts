import { createHash } from 'node:crypto'
import { transformSync } from 'esbuild'
import { earlyScript } from './early.ts'
import { fontsScript, typefaces } from './fonts.ts'
import { heldPressScript } from './held-press.ts'

/** What runs before a page's first paint: it stands in each page, so in as few bytes as can be. */
export const headScript = transformSync([earlyScript, heldPressScript, fontsScript(typefaces)].join(';'), {
  minify: true,
  target: 'es2022',
}).code.trim()

/** Its hash, by which a page's policy allows it. */
export const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}` as const
