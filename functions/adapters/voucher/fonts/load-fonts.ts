import { create, type Font } from 'fontkit'
import { type Family, fontFiles } from './font-files.ts'
import type { Covers } from './printable.ts'
import { readFont } from './read-font.ts'
import { loadScriptFonts, noScriptFonts, type ScriptFonts } from './script-fonts.ts'
import { unpackWoff } from './unpack-woff.ts'

/** A character is drawn with the first file that contains it. */
interface Typeface {
  /** `ascent` is the height of a line above its baseline, as a multiple of the size. */
  files: readonly { name: string; font: Font; ascent: number; covers: Covers }[]
  covers: Covers
}

type Typefaces = Record<Family, Typeface>

export interface Fonts {
  typefaces: Typefaces
  scripts: ScriptFonts
  covers: Covers
}

let loadedTypefaces: Typefaces | undefined

export function loadTypefaces(): Typefaces {
  loadedTypefaces ??= { display: loadTypeface('display'), text: loadTypeface('text'), strong: loadTypeface('strong') }
  return loadedTypefaces
}

function loadTypeface(family: Family): Typeface {
  const files = fontFiles[family].map((file, index) => {
    const font = create(unpackWoff(readFont(file)))
    if (!('characterSet' in font)) throw new Error(`${file} contains several fonts.`)
    const characters = new Set(font.characterSet)
    const ascent = font.ascent / font.unitsPerEm
    return { name: `${family}-${index}`, font, ascent, covers: (codePoint: number) => characters.has(codePoint) }
  })
  return { files, covers: (codePoint) => files.some(({ covers }) => covers(codePoint)) }
}

/**
 * Returns the fonts that the characters need. If the fonts for other scripts cannot be loaded, their characters count
 * as not covered.
 */
export async function loadFonts(characters: readonly string[], typefaces: Typefaces): Promise<Fonts> {
  const isCovered: Covers = (codePoint) => Object.values(typefaces).every((typeface) => typeface.covers(codePoint))
  const uncoveredCharacters = characters.filter((character) => !isCovered(character.codePointAt(0) ?? 0))
  const scripts = await loadScriptFonts(uncoveredCharacters).catch((error: unknown) => {
    console.error('The fonts for other scripts could not be loaded:', error)
    return noScriptFonts
  })
  return {
    typefaces,
    scripts,
    covers: (codePoint) => isCovered(codePoint) || isJoiner(codePoint) || scripts.covers(codePoint),
  }
}

/** A joiner has no shape and changes the shape of adjacent letters. */
export function isJoiner(codePoint: number): boolean {
  return codePoint === 0x200c || codePoint === 0x200d
}
