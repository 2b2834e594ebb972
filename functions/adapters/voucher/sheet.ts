import PDFDocument from 'pdfkit'
import type { Voucher } from '../../ports/vouchers.ts'
import type { Fonts } from './fonts/load-fonts.ts'
import { createPen, type Pen } from './pen.ts'

export const colors = {
  ink: '#14231f',
  soft: '#4a5853',
  jungle: '#0f5c4d',
  marigold: '#e79a1c',
  paper: '#fbf8f2',
  mist: '#c9d3cb',
}

/** The size is A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 56, bottom: 40 }
export const column = { x: page.margin, width: page.width - 2 * page.margin }

type Document = InstanceType<typeof PDFDocument>

/** `y` is the position of the next line. */
export interface Sheet extends Pen {
  document: Document
  y: number
  pageCount: number
  /** In points. */
  spaceLeft(): number
  /** Starts a new page if less than this height (points) is left. */
  ensureSpace(height: number): void
  drawLine(): void
}

/**
 * Creates an empty PDF. The creation date is the voucher's issue date, so that a voucher always results in the same
 * bytes.
 */
export function openSheet({ company, number, issuedAt }: Voucher, title: string, fonts: Fonts): Sheet {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Disables pdfkit's default font, whose files are not bundled.
    font: '',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${title} (${number})`, Author: company.name, CreationDate: issuedAt },
  })
  const sheet: Sheet = {
    ...createPen(document, fonts),
    document,
    y: page.margin,
    pageCount: 1,
    spaceLeft: () => page.height - page.bottom - sheet.y,
    ensureSpace(height) {
      if (height <= sheet.spaceLeft()) return
      document.addPage()
      sheet.pageCount += 1
      sheet.y = page.margin
    },
    drawLine() {
      const { x, width } = column
      document
        .moveTo(x, sheet.y)
        .lineTo(x + width, sheet.y)
        .lineWidth(0.75)
        .stroke(colors.mist)
    },
  }
  return sheet
}

export async function finishDocument({ document }: Sheet): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  // pdfkit has no promise: the event `end` follows the last chunk.
  const documentEnd = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject))
  document.end()
  await documentEnd
  return new Uint8Array(Buffer.concat(chunks))
}
