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

/**
 * Does nothing, at the end of a page. As a module it runs in a task after the one that parses the end, and only then is the page
 * parsed as browsers see it, and looked through for fields to fill in, for which they lay all of it out: in one task with the
 * parsing that would hold a slow phone up for long.
 */
export const endScript = '0'

/**
 * Lays out the header while the page is still being parsed. What a first layout costs before any element, making the style sheet's
 * rules ready and opening the fonts, is done then, in a task of its own, and not all at once with the page.
 */
export const headerScript = 'document.body.offsetTop'

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const
/** Their hashes, by which a page's policy allows them. */
export const [headScriptHash, headerScriptHash, endScriptHash] = [hash(headScript), hash(headerScript), hash(endScript)]
