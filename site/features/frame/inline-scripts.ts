import { createHash } from 'node:crypto'
import { transformSync } from 'esbuild'
import { layOutScript } from '../../ui/lay-out-script.ts'
import { earlyScript } from './early.ts'
import { fontsScript, typefaces } from './fonts.ts'
import { heldPressScript } from './held-press.ts'

/** The scripts that run before the first paint, minified, because they are inlined in every page. */
export const headScript = transformSync([earlyScript, heldPressScript, fontsScript(typefaces)].join(';'), {
  minify: true,
  target: 'es2022',
}).code.trim()

/**
 * An empty module at the end of each page. It splits the end of parsing from the task after it, in which browsers
 * process the parsed page: they search it for fields to fill in and lay out everything for that. In one task, this
 * would block a slow phone for long.
 */
export const endScript = '0'

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const
/** The hashes that allow the inline scripts in the content security policy. */
export const [headScriptHash, layOutScriptHash, endScriptHash] = [hash(headScript), hash(layOutScript), hash(endScript)]
