import type { Covers } from './printable.ts'
import { loadScriptFonts, noScriptFonts, type ScriptFonts } from './script-fonts.ts'
import type { Typefaces } from './typeface.ts'

/** All fonts of a voucher. */
export interface Fonts {
  typefaces: Typefaces
  scripts: ScriptFonts
  covers: Covers
}

/**
 * Returns the fonts for these characters. If the files for other scripts are not deployed, those characters are treated
 * as not covered.
 */
export async function loadFonts(characters: readonly string[], typefaces: Typefaces): Promise<Fonts> {
  const isCovered: Covers = (codePoint) => Object.values(typefaces).every((typeface) => typeface.covers(codePoint))
  const others = characters.filter((one) => !isCovered(one.codePointAt(0) ?? 0))
  const scripts = await loadScriptFonts(others).catch((error: unknown) => {
    console.error('The fonts for other scripts could not be loaded:', error)
    return noScriptFonts
  })
  return {
    typefaces,
    scripts,
    covers: (codePoint) => isCovered(codePoint) || isJoiner(codePoint) || scripts.covers(codePoint),
  }
}

/** Returns whether a character is a joiner, which has no shape and changes the letters next to it. */
export function isJoiner(codePoint: number): boolean {
  return codePoint === 0x200c || codePoint === 0x200d
}
