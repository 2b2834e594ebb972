import { createHash } from 'node:crypto'
import { transformSync } from 'esbuild'
import { layOutScript } from '../../ui/lay-out-script.ts'
import { earlyScript } from './early.ts'
import { fontsScript, typefaces } from './fonts.ts'
import { heldPressScript } from './held-press.ts'

/** What runs before a page's first paint: it stands in each page, so in as few bytes as can be. */
export const headScript = transformSync([earlyScript, heldPressScript, fontsScript(typefaces)].join(';'), {
  minify: true,
  target: 'es2022',
}).code.trim()

/**
 * Does nothing, at the end of a page. As a module it runs in a task after the one that parses the end, and only then is the page
 * parsed as browsers see it, and looked through for fields to fill in, for which they lay all of it out: in one task with the
 * parsing that would hold a slow phone up for long.
 */
export const endScript = '0'

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const
/** Their hashes, by which a page's policy allows them. */
export const [headScriptHash, layOutScriptHash, endScriptHash] = [hash(headScript), hash(layOutScript), hash(endScript)]
