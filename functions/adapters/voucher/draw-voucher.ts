import type PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Fact, Voucher } from '../../ports/vouchers.ts'
import { loadFonts, loadTypefaces } from './fonts/load-fonts.ts'
import { lineHeight, type Style } from './pen.ts'
import { collectCharacters, toPrintableVoucher } from './printable-voucher.ts'
import { colors, column, finishDocument, openSheet, page, type Sheet } from './sheet.ts'
import { sheetTexts as texts } from './texts.ts'

const styles = {
  company: { family: 'display', size: 22, color: colors.jungle },
  kind: { family: 'strong', size: 9.5, color: colors.soft },
  title: { family: 'display', size: 27, color: colors.ink, leading: 1.15 },
  subtitle: { family: 'text', size: 12.5, color: colors.soft },
  heading: { family: 'display', size: 15, color: colors.ink },
  name: { family: 'text', size: 9.5, color: colors.soft },
  value: { family: 'strong', size: 11, color: colors.ink },
  plain: { family: 'text', size: 10.5, color: colors.ink, leading: 1.5 },
  small: { family: 'text', size: 9, color: colors.soft, leading: 1.55 },
  number: { family: 'strong', size: 13, color: colors.ink },
} satisfies Record<string, Style>

/** In points. */
const regularSpacing = { sectionGap: 24, panel: { width: 158, padding: 14 }, factGap: 12, rowGap: 5 }
const denseSpacing: typeof regularSpacing = {
  sectionGap: 14,
  panel: { width: 132, padding: 10 },
  factGap: 7,
  rowGap: 3,
}
const columnGap = 24
/** The height (points) that a payment row adds to its text, including the line below the row. */
const paymentRowSpace = 10
/** A value with more lines than this may be split between pages. */
const maxUnbrokenLines = 12
/** If a value is split between pages, at least these lines follow its label. */
const minLinesAfterLabel = 3

type Spacing = typeof regularSpacing

/** Renders a voucher as a PDF. If the voucher fits on one page only with denser spacing, uses denser spacing. */
export async function renderVoucher(originalVoucher: Voucher, logo: Buffer | null): Promise<Uint8Array> {
  const typefaces = loadTypefaces()
  const fonts = await loadFonts(collectCharacters(originalVoucher), typefaces)
  const { voucher, isRomanized } = await toPrintableVoucher(originalVoucher, fonts.covers)
  const render = (spacing: Spacing) =>
    renderSheet(openSheet(voucher, texts.documentTitle, fonts), { voucher, logo, isRomanized, spacing })
  const regularSheet = render(regularSpacing)
  if (regularSheet.pageCount === 1) return finishDocument(regularSheet)
  const denseSheet = render(denseSpacing)
  return finishDocument(denseSheet.pageCount === 1 ? denseSheet : regularSheet)
}

/**
 * Draws the voucher on the sheet. There is no page break between a label and its value, or between a heading and the
 * following text.
 */
export function renderSheet(
  sheet: Sheet,
  {
    voucher,
    logo,
    isRomanized,
    spacing,
  }: { voucher: Voucher; logo: Buffer | null; isRomanized: boolean; spacing: Spacing },
): Sheet {
  renderHeader(sheet, { voucher, logo, spacing })
  renderTitle(sheet, voucher, spacing)
  renderFacts(sheet, voucher.facts, spacing)
  renderPayment(sheet, voucher.payment, spacing)
  // If the notes and the footer do not both fit on this page, both move to the next page.
  sheet.ensureSpace(measureNotes(sheet, voucher.notes) + layoutFooter(sheet, voucher, isRomanized).height)
  renderNotes(sheet, voucher.notes)
  renderFooter(sheet, voucher, isRomanized)
  return sheet
}

function renderHeader(
  sheet: Sheet,
  { voucher: { company }, logo, spacing: { sectionGap } }: { voucher: Voucher; logo: Buffer | null; spacing: Spacing },
): void {
  const { document } = sheet
  document.rect(0, 0, page.width, 8).fill(colors.jungle)
  document.rect(column.x, 0, 40, 8).fill(colors.marigold)
  if (logo) document.image(logo, column.x, 34, { fit: [column.width - 160, 34], valign: 'center' })
  else sheet.write(company.name, styles.company, { ...column, y: 38, width: column.width - 160, maxLines: 1 })
  sheet.write(texts.documentTitle, styles.kind, { ...column, y: 47, align: 'right' })
  sheet.y = 82
  sheet.drawLine()
  sheet.y += sectionGap
}

function renderTitle(sheet: Sheet, { title, subtitle, number }: Voucher, { sectionGap, panel }: Spacing): void {
  const top = sheet.y
  const width = column.width - panel.width - columnGap
  const textColumn = { x: column.x, width }
  let y = top + sheet.write(title, styles.title, { ...textColumn, y: top, maxLines: 5 })
  if (subtitle !== '') y += 6 + sheet.write(subtitle, styles.subtitle, { ...textColumn, y: y + 6, maxLines: 3 })

  const x = column.x + column.width - panel.width
  const panelContent = { x: x + panel.padding, width: panel.width - 2 * panel.padding }
  const height = panel.padding * 2 + panelContent.width + 26
  sheet.document.roundedRect(x, top, panel.width, height, 6).fill(colors.paper)
  renderQr(sheet.document, number, { ...panelContent, y: top + panel.padding })
  const textTop = top + panel.padding + panelContent.width + 6
  sheet.write(texts.bookingNumber, { ...styles.name, size: 8.5 }, { ...panelContent, y: textTop, align: 'center' })
  const numberBox = { x: x + 2, width: panel.width - 4 }
  sheet.write(number, styles.number, { ...numberBox, y: textTop + 13, maxLines: 1, align: 'center' })
  sheet.y = Math.max(y, top + height) + sectionGap
}

function renderFacts(sheet: Sheet, facts: readonly Fact[], { factGap }: Spacing): void {
  const width = (column.width - columnGap) / 2
  for (let index = 0; index < facts.length; index += 2) {
    const factPair = facts.slice(index, index + 2)
    // A name can be a question from an editor, which may be longer than a line.
    const nameHeight = Math.max(...factPair.map(([name]) => sheet.height(name, styles.name, { width, maxLines: 4 })))
    const linesByColumn = factPair.map(([, value]) => sheet.wrap(value, styles.value, { width, maxLines: Infinity }))
    const lineCount = Math.max(...linesByColumn.map(({ length }) => length))
    const unbrokenLines = lineCount > maxUnbrokenLines ? minLinesAfterLabel : lineCount
    sheet.ensureSpace(nameHeight + 2 + unbrokenLines * lineHeight(styles.value))
    const xOf = (columnIndex: number) => column.x + columnIndex * (width + columnGap)
    factPair.forEach(([name], columnIndex) => {
      sheet.write(name, styles.name, { x: xOf(columnIndex), y: sheet.y, width, maxLines: 4 })
    })
    sheet.y += nameHeight + 2
    renderValues(sheet, linesByColumn, { xOf, width })
    sheet.y += factGap
  }
  sheet.y += 8
}

/** Lines that do not fit on this page continue on the next page. */
function renderValues(
  sheet: Sheet,
  linesByColumn: readonly (readonly string[])[],
  { xOf, width }: { xOf: (columnIndex: number) => number; width: number },
): void {
  const height = lineHeight(styles.value)
  let remainingLines = linesByColumn
  while (remainingLines.some(({ length }) => length > 0)) {
    sheet.ensureSpace(height)
    const fittingCount = Math.floor(sheet.spaceLeft() / height)
    const drawnLines = remainingLines.map((lines) => lines.slice(0, fittingCount))
    drawnLines.forEach((lines, columnIndex) => {
      sheet.writeLines(lines, styles.value, { x: xOf(columnIndex), y: sheet.y, width })
    })
    sheet.y += Math.max(...drawnLines.map(({ length }) => length)) * height
    remainingLines = remainingLines.map((lines) => lines.slice(fittingCount))
  }
}

function renderPayment(sheet: Sheet, payment: readonly Fact[], { rowGap }: Spacing): void {
  const nameWidth = column.width * 0.55
  const valueWidth = column.width - nameWidth - columnGap
  const rowHeight = ([name]: Fact) => Math.max(sheet.height(name, styles.plain, { width: nameWidth }), 16)
  const firstRowsHeight = payment.slice(0, 2).reduce((sum, fact) => sum + rowHeight(fact) + paymentRowSpace, 0)
  renderHeading(sheet, texts.payment, firstRowsHeight)
  payment.forEach((fact, index) => {
    const [name, value] = fact
    const isLast = index === payment.length - 1
    const height = rowHeight(fact)
    sheet.ensureSpace(height + paymentRowSpace)
    sheet.write(name, isLast ? styles.value : styles.plain, { x: column.x, y: sheet.y, width: nameWidth })
    const x = column.x + nameWidth + columnGap
    const style = isLast ? styles.value : styles.plain
    sheet.write(value, style, { x, y: sheet.y, width: valueWidth, maxLines: 1, align: 'right' })
    sheet.y += height + rowGap
    if (!isLast) sheet.drawLine()
    sheet.y += rowGap
  })
  sheet.y += 12
}

const notePosition = { x: column.x + 16, width: column.width - 16 }

function measureNotes(sheet: Sheet, notes: readonly string[]): number {
  const titleHeight = sheet.height(texts.notes, styles.heading, column) + 6
  return notes.reduce((sum, note) => sum + sheet.height(note, styles.plain, notePosition) + 4, titleHeight)
}

function renderNotes(sheet: Sheet, notes: readonly string[]): void {
  const [firstNote = ''] = notes
  renderHeading(sheet, texts.notes, sheet.height(firstNote, styles.plain, notePosition))
  for (const note of notes) {
    sheet.ensureSpace(sheet.height(note, styles.plain, notePosition))
    sheet.document.circle(column.x + 4, sheet.y + 8, 2.5).fill(colors.marigold)
    sheet.y += sheet.write(note, styles.plain, { ...notePosition, y: sheet.y }) + 4
  }
}

function layoutFooter(sheet: Sheet, { company, bookingUrl, timeZoneNote }: Voucher, isRomanized: boolean) {
  const { name, email, phone, whatsapp, address } = company
  const contactDetails = [email, phone, whatsapp === '' ? '' : `WhatsApp ${whatsapp}`].filter((detail) => detail !== '')
  const lines = [
    { text: `${texts.questionsWelcome} ${texts.companyTeam(name)}`, style: { ...styles.value, size: 10 } },
    { text: contactDetails.join('  ·  '), style: styles.plain },
    ...[address, texts.bookingOnline(bookingUrl), isRomanized ? texts.romanizedNote : '', timeZoneNote]
      .filter((text) => text !== '')
      .map((text) => ({ text, style: styles.small })),
  ]
  const height = lines.reduce((sum, { text, style }) => sum + sheet.height(text, style, column), 12)
  return { lines, height }
}

function renderFooter(sheet: Sheet, voucher: Voucher, isRomanized: boolean): void {
  const { lines, height } = layoutFooter(sheet, voucher, isRomanized)
  sheet.ensureSpace(height)
  sheet.y = page.height - page.bottom - height
  sheet.drawLine()
  sheet.y += 12
  for (const { text, style } of lines) sheet.y += sheet.write(text, style, { ...column, y: sheet.y })
}

/** The heading moves to the next page unless the start of its section also fits on this page. */
function renderHeading(sheet: Sheet, text: string, sectionStartHeight: number): void {
  sheet.ensureSpace(30 + sectionStartHeight)
  sheet.y += sheet.write(text, styles.heading, { ...column, y: sheet.y }) + 6
}

/** Phones can read the code even if a quarter of the code is damaged. */
function renderQr(
  document: InstanceType<typeof PDFDocument>,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const squareSize = width / size
  document.rect(x, y, width, width).fill('#ffffff')
  data.forEach((row, index) => {
    for (const { start, length } of findDarkRuns(row)) {
      document.rect(x + start * squareSize, y + index * squareSize, length * squareSize, squareSize)
    }
  })
  document.fill('#14231f')
}

/** Touching squares are drawn as one shape, so that no hairlines appear between them. */
function findDarkRuns(row: boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  row.forEach((isDark, index) => {
    const lastRun = runs.at(-1)
    if (isDark && lastRun && lastRun.start + lastRun.length === index) lastRun.length += 1
    else if (isDark) runs.push({ start: index, length: 1 })
  })
  return runs
}
