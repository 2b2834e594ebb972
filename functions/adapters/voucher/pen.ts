import type PDFDocument from 'pdfkit'
import type { Family } from './font-files.ts'
import { layLines } from './lay-lines.ts'
import { runsOf, type Typefaces } from './typeface.ts'

type Document = InstanceType<typeof PDFDocument>

export interface Style {
  family: Family
  /** Points. */
  size: number
  color: string
  /** Distance of two lines, in sizes. */
  leading?: number
}

export interface Place {
  x: number
  y: number
  width: number
  /** More lines than these are cut off. */
  lines?: number
  align?: 'left' | 'right' | 'center'
}

/** Writes text with the voucher's typefaces. Points, from the page's upper left corner. */
export interface Pen {
  /** Writes a text and gives its height. Nothing is drawn of it beyond `width` and `lines`. */
  write(text: string, style: Style, place: Place): number
  /** The height that a text would have. */
  height(text: string, style: Style, place: Pick<Place, 'width' | 'lines'>): number
  width(text: string, style: Style): number
}

export function createPen(document: Document, typefaces: Typefaces): Pen {
  for (const { files } of Object.values(typefaces)) {
    for (const { name, data } of files) document.registerFont(name, data)
  }

  function width(text: string, { family, size }: Style): number {
    const widths = runsOf(typefaces[family], text).map((run) =>
      document.font(run.file, size).widthOfString(run.text, spacing(size)),
    )
    return widths.reduce((sum, one) => sum + one, 0)
  }

  function lay(text: string, style: Style, place: Pick<Place, 'width' | 'lines'>): string[] {
    return layLines(text, place.width, (part) => width(part, style), place.lines)
  }

  function writeLine(line: string, style: Style, left: number, y: number): void {
    let x = left
    for (const run of runsOf(typefaces[style.family], line)) {
      const { file, text } = run
      document.font(file, style.size).fillColor(style.color)
      document.text(text, x, y, { lineBreak: false, ...spacing(style.size) })
      x += document.widthOfString(text, spacing(style.size))
    }
  }

  /** Jakarta's own spaces are narrow. */
  const spacing = (size: number) => ({ wordSpacing: size * 0.06 })
  const distance = ({ size, leading = 1.4 }: Style) => size * leading
  const shares = { left: 0, center: 0.5, right: 1 }

  return {
    width,
    height: (text, style, place) => lay(text, style, place).length * distance(style),
    write(text, style, place) {
      const lines = lay(text, style, place)
      lines.forEach((line, index) => {
        const left = (place.width - width(line, style)) * shares[place.align ?? 'left']
        writeLine(line, style, place.x + left, place.y + index * distance(style))
      })
      return lines.length * distance(style)
    },
  }
}
