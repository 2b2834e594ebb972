import { createHash } from 'node:crypto'
import { transformSync } from 'esbuild'
import { layOutScript } from '../../ui/lay-out-script.ts'
import { earlyScript } from './early.ts'
import { fontsScript, typefaces } from './fonts.ts'
import { heldPressScript } from './held-press.ts'

/** Runs before the first paint. Minified, because the script is inlined in every page. */
export const headScript = transformSync([earlyScript, heldPressScript, fontsScript(typefaces)].join(';'), {
  minify: true,
  target: 'es2022',
}).code.trim()

/**
 * An empty module at the end of each page makes parsing end in a separate task. In one task with the browser's autofill
 * scan and layout, parsing would block a slow phone for a long time.
 */
export const endScript = '0'

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const
// The hashes are for the content security policy.
export const headScriptHash = hash(headScript)
export const layOutScriptHash = hash(layOutScript)
export const endScriptHash = hash(endScript)
