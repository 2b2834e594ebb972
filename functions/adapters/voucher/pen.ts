import type PDFDocument from 'pdfkit'
import type { Family } from './fonts/font-files.ts'
import type { Fonts } from './fonts/load-fonts.ts'
import { type Run, splitVisualRuns } from './fonts/visual-runs.ts'
import { wrapLines } from './wrap-lines.ts'

type Document = InstanceType<typeof PDFDocument>

export interface Style {
  family: Family
  /** In points. */
  size: number
  color: string
  /** The line height is a multiple of the font size. */
  leading?: number
}

export interface TextBox {
  x: number
  y: number
  width: number
  /** Further lines are cut off. */
  maxLines?: number
  align?: 'left' | 'right' | 'center'
}

/** In points. */
export const lineHeight = ({ size, leading = 1.4 }: Style) => size * leading

/** Coordinates are points from the page's upper left corner. */
export interface Pen {
  /** Returns the height of the text. */
  write(text: string, style: Style, box: TextBox): number
  wrap(text: string, style: Style, box: Pick<TextBox, 'width' | 'maxLines'>): string[]
  /** The lines must fit into `width`. Returns their height. */
  writeLines(lines: readonly string[], style: Style, box: Omit<TextBox, 'maxLines'>): number
  height(text: string, style: Style, box: Pick<TextBox, 'width' | 'maxLines'>): number
  width(text: string, style: Style): number
}

export function createPen(document: Document, fonts: Fonts): Pen {
  const { typefaces, scripts } = fonts
  for (const { files } of Object.values(typefaces)) {
    for (const { name, font } of files) document.registerFont(name, font)
  }

  function splitRuns(text: string, { family }: Style): Run[] {
    const { files } = typefaces[family]
    return splitVisualRuns(text, (codePoint) => {
      const typefaceFile = files.find(({ covers }) => covers(codePoint))
      return typefaceFile
        ? { font: typefaceFile.name, needsShaping: false }
        : { font: scripts.fontOf(codePoint), needsShaping: true }
    })
  }

  function runWidth({ font, needsShaping, text, isRightToLeft }: Run, size: number): number {
    if (needsShaping) return (scripts.shape(font, text, isRightToLeft).advance / 1_000) * size
    // pdfkit measures text without the word spacing that it draws.
    const spaceCount = text.split(' ').length - 1
    return document.font(font, size).widthOfString(text) + spaceCount * wordSpacingFor(size)
  }

  function width(text: string, style: Style): number {
    return splitRuns(text, style).reduce((sum, run) => sum + runWidth(run, style.size), 0)
  }

  function wrap(text: string, style: Style, box: Pick<TextBox, 'width' | 'maxLines'>): string[] {
    return wrapLines(text, box.width, (part) => width(part, style), box.maxLines)
  }

  function writeLine(line: string, style: Style, left: number, y: number): void {
    const { family, size, color } = style
    const baseline = y + (typefaces[family].files[0]?.ascent ?? 1) * size
    let x = left
    for (const run of splitRuns(line, style)) {
      if (run.needsShaping) drawOutlines(run, style, x, baseline)
      else {
        // Leading spaces are added to the position, because pdfkit drops them.
        const text = run.text.trimStart()
        const indent = runWidth(run, size) - runWidth({ ...run, text }, size)
        document.font(run.font, size).fillColor(color)
        document.text(text, x + indent, y, { lineBreak: false, wordSpacing: wordSpacingFor(size) })
      }
      x += runWidth(run, size)
    }
  }

  /** Draws the glyphs as shapes. The characters are embedded, too, for screen readers and search. */
  function drawOutlines({ font, text, isRightToLeft }: Run, { size, color }: Style, x: number, baseline: number): void {
    const { glyphs } = scripts.shape(font, text, isRightToLeft)
    document.markContent('Span', { actual: text })
    for (const { outline, x: glyphX, y: glyphY } of glyphs) {
      const scale = size / 1_000
      if (outline === '') continue
      document.save().translate(x + glyphX * scale, baseline - glyphY * scale)
      document.scale(scale, -scale).path(outline).fill(color).restore()
    }
    document.endMarkedContent()
  }

  /** Widens spaces, which are narrow in Plus Jakarta Sans. */
  const wordSpacingFor = (size: number) => size * 0.06
  const alignmentFactors = { left: 0, center: 0.5, right: 1 }

  function writeLines(lines: readonly string[], style: Style, box: Omit<TextBox, 'maxLines'>): number {
    lines.forEach((line, index) => {
      const offset = (box.width - width(line, style)) * alignmentFactors[box.align ?? 'left']
      writeLine(line, style, box.x + offset, box.y + index * lineHeight(style))
    })
    return lines.length * lineHeight(style)
  }

  return {
    width,
    wrap,
    writeLines,
    height: (text, style, box) => wrap(text, style, box).length * lineHeight(style),
    write: (text, style, box) => writeLines(wrap(text, style, box), style, box),
  }
}
