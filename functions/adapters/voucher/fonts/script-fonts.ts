import { readFileSync } from 'node:fs'
import type { Direction, Font } from 'harfbuzzjs'
import { scriptFile } from './script-file.ts'
import { findSlice, orderPackages } from './slices.ts'

/** The y axis points up. */
export interface Glyph {
  /** An SVG path in font units. */
  outline: string
  /** In thousandths of the font size. */
  x: number
  y: number
}

export interface ShapedText {
  /** In thousandths of the font size. */
  advance: number
  glyphs: Glyph[]
}

export interface ScriptFonts {
  covers(codePoint: number): boolean
  /** Returns null if no font contains the character. */
  fontOf(codePoint: number): string | null
  shape(font: string, text: string, isRightToLeft: boolean): ShapedText
}

/** Labels and values on a voucher have this weight. */
const fontWeight = 600

export const noScriptFonts: ScriptFonts = {
  covers: () => false,
  fontOf: () => null,
  shape: () => ({ advance: 0, glyphs: [] }),
}

/**
 * The East Asian fonts contain only some letters of these alphabets. All letters are romanized, so that a name does not
 * mix drawn and romanized letters.
 */
const incompleteAlphabet = /[\p{Script=Greek}\p{Script=Cyrillic}]/u

/** HarfBuzz shapes the text, because fontkit, which pdfkit uses, would misplace some marks in Thai and Arabic. */
export async function loadScriptFonts(characters: readonly string[]): Promise<ScriptFonts> {
  if (characters.length === 0) return noScriptFonts
  const [harfbuzz, { default: decompress }] = await Promise.all([import('harfbuzzjs'), import('wawoff2/decompress.js')])

  function shapeGlyphs(font: Font, text: string, direction?: Direction) {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    if (direction !== undefined) buffer.setDirection(direction)
    harfbuzz.shape(font, buffer)
    return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() }
  }

  const fontByFile = new Map<string, { font: Font; scale: number }>()
  async function loadFont(file: string): Promise<Font> {
    const loadedFont = fontByFile.get(file)
    if (loadedFont) return loadedFont.font
    const { buffer, byteOffset, byteLength } = await decompress(readFileSync(scriptFile(file)))
    const face = new harfbuzz.Face(new harfbuzz.Blob(buffer.slice(byteOffset, byteOffset + byteLength)))
    const font = new harfbuzz.Font(face)
    font.setVariations([new harfbuzz.Variation('wght', fontWeight)])
    fontByFile.set(file, { font, scale: 1_000 / face.upem })
    return font
  }

  const packages = orderPackages(characters)
  const fileByCodePoint = new Map<number, string>()
  for (const character of characters.filter((candidate) => !incompleteAlphabet.test(candidate))) {
    const codePoint = character.codePointAt(0) ?? 0
    for (const name of packages) {
      const file = findSlice(name, codePoint)
      if (file === null || fileByCodePoint.has(codePoint)) continue
      // The declared ranges of a file include characters that its font does not contain. HarfBuzz returns glyph 0 for
      // them.
      const { infos } = shapeGlyphs(await loadFont(file), character)
      if (infos.every(({ codepoint: glyph }) => glyph !== 0)) fileByCodePoint.set(codePoint, file)
    }
  }
  const fontOf = (codePoint: number) => fileByCodePoint.get(codePoint) ?? null

  return {
    covers: (codePoint) => fontOf(codePoint) !== null,
    fontOf,
    shape(file, text, isRightToLeft) {
      const loadedFont = fontByFile.get(file)
      if (!loadedFont) return { advance: 0, glyphs: [] }
      const { font, scale } = loadedFont
      const { LTR, RTL } = harfbuzz.Direction
      const { infos, positions } = shapeGlyphs(font, text, isRightToLeft ? RTL : LTR)
      let advance = 0
      const glyphs = infos.map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const glyph = { outline: font.glyphToPath(codepoint), x: (advance + xOffset) * scale, y: yOffset * scale }
        advance += xAdvance
        return glyph
      })
      return { advance: advance * scale, glyphs }
    },
  }
}
