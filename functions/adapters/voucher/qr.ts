import type PDFDocument from 'pdfkit'
import { encode } from 'uqr'

/** Draws a text as a QR code with a quiet zone. Phones can read it even if a quarter of it is damaged. */
export function renderQr(
  document: InstanceType<typeof PDFDocument>,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const square = width / size
  document.rect(x, y, width, width).fill('#ffffff')
  data.forEach((row, index) => {
    for (const { start, length } of darkRuns(row)) {
      document.rect(x + start * square, y + index * square, length * square, square)
    }
  })
  document.fill('#14231f')
}

/** Draws touching dark squares as one shape, so that no hairlines appear between them. */
function darkRuns(row: boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  row.forEach((isDark, index) => {
    const last = runs.at(-1)
    if (isDark && last && last.start + last.length === index) last.length += 1
    else if (isDark) runs.push({ start: index, length: 1 })
  })
  return runs
}
