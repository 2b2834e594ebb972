import { sortTiers } from '@nusa/shared/booking'
import { baliTimeZone, parseClockTime } from '@nusa/shared/dates'
import { parseRupiah } from '@nusa/shared/money'
import * as z from 'zod/mini'
import { startTimeName } from '../../collections/content/Tours/start-time-rows.ts'
import { parseOptions } from '../../fields/booking-questions.ts'
import { type CellContext, type CellFormat, type ParsedCell, parseParts, toList, toText } from './cell-format.ts'
import { joinTexts, normaliseTime } from './cells.ts'
import { buildLabels, type LabelIndex } from './labels.ts'
import type { SheetTexts } from './sheet-texts.ts'

/** The stored text has one answer per line. In a cell, bars separate answers. */
export const answersFormat: CellFormat = {
  normalise: parseOptions,
  write: (value) => joinTexts(toList(value).map(String)),
  parse: (cell, _current, { texts }) => parseParts(cell, texts, (part) => ({ value: part })),
  emptyValue: [],
  toStored: (value) => toList(value).join('\n') || null,
}

const refundSchema = z.object({ hours_before: z.number(), refund_percent: z.number() })

/** A cell looks like '72 h: 100% | 24 h: 50%'. */
export const refundsFormat: CellFormat = {
  normalise: (stored) => sortTiers(readRows(refundSchema, stored)),
  write: (value) =>
    joinTexts(
      readRows(refundSchema, value).map(({ hours_before, refund_percent }) => `${hours_before} h: ${refund_percent}%`),
    ),
  parse(cell, _current, { texts }) {
    const parsed = parseParts(cell, texts, (part) => {
      // Matches hours and a percentage, such as '72 h: 100%' or '72 = 100'.
      const [, hours, percent] = /^(\d{1,5})\s*(?:h|jam)?\s*[:=]\s*(\d{1,3})\s*%?$/i.exec(part) ?? []
      return hours === undefined
        ? { fault: texts.noRefund(part) }
        : { value: { hours_before: Number(hours), refund_percent: Number(percent) } }
    })
    return 'fault' in parsed ? parsed : { value: sortTiers(readRows(refundSchema, parsed.value)) }
  },
  emptyValue: [],
}

const optionalPrice = z._default(z.nullable(z.number()), null)
const seasonPriceSchema = z.object({
  minimum: z.number(),
  price: optionalPrice,
  child_price: optionalPrice,
  infant_price: optionalPrice,
})

/** A cell looks like 'from 1: 1500000; child 900000 | from 5: 1200000'. The numbers after 'from' are group sizes. */
export const seasonPricesFormat: CellFormat = {
  normalise: (stored) => readRows(seasonPriceSchema, stored),
  write: (value, { texts }) =>
    joinTexts(
      readRows(seasonPriceSchema, value).map(({ minimum, price, child_price, infant_price }) => {
        const prices: string[] = []
        if (price !== null) prices.push(String(price))
        if (child_price !== null) prices.push(`${texts.child} ${child_price}`)
        if (infant_price !== null) prices.push(`${texts.infant} ${infant_price}`)
        return `${texts.from} ${minimum}: ${prices.join('; ')}`.trim()
      }),
    ),
  parse: (cell, _current, { texts }) => parseParts(cell, texts, (part) => parseSeasonPrice(part, texts)),
  emptyValue: [],
}

function parseSeasonPrice(part: string, texts: SheetTexts): ParsedCell {
  // Matches a group size and its prices, such as 'from 5: 1200000'.
  const [, minimum, prices = ''] = /^(?:from|mulai)?\s*(\d{1,4})\s*:(.*)$/is.exec(part) ?? []
  if (minimum === undefined) return { fault: texts.noSeasonPrice(part) }
  const row: z.infer<typeof seasonPriceSchema> = {
    minimum: Number(minimum),
    price: null,
    child_price: null,
    infant_price: null,
  }
  for (const text of prices.split(';').filter((price) => price.trim() !== '')) {
    // Matches an amount after an optional type of traveller, such as '1500000' or 'child 900000'.
    const [, child, infant, amountText = ''] = /^\s*(?:(child|anak)\s|(infant|bayi)\s)?(.*)$/is.exec(text) ?? []
    const amount = parseRupiah(amountText)
    if (amount === null) return { fault: texts.noSeasonPrice(part) }
    if (child) row.child_price = amount
    else if (infant) row.infant_price = amount
    else row.price = amount
  }
  return { value: row }
}

/** A cell contains the names of the packages. */
export const packagesFormat: CellFormat = {
  normalise: (stored) => toList(stored),
  write: (value, context) =>
    joinTexts(toList(value).map((id) => buildPackageLabels(context).labelsById.get(id) ?? `#${id}`)),
  parse(cell, _current, context) {
    const { idsByLabel: ids } = buildPackageLabels(context)
    return parseParts(cell, context.texts, (part) => findLabel(part, ids, context.texts.unknownPackage(part), context))
  },
  emptyValue: [],
}

function buildPackageLabels({ entry }: CellContext): LabelIndex {
  const rows = toList(entry.pricing).map((row) => Object(row))
  return buildLabels(rows.map(({ id, name }) => ({ id: String(id ?? ''), name: toText(name ?? null) })))
}

/** A cell contains the name of the start time, or is empty if the whole day is overridden. */
export const startTimeFormat: CellFormat = {
  normalise: (stored) => (typeof stored === 'string' ? stored : ''),
  write(value, { entry, references }) {
    if (value === '') return ''
    // If the start time was removed from the tour, the cell contains the name that the override stores.
    return references.getStartTimeLabels(entry.tour).labelsById.get(value) ?? toText(entry.start_time ?? null)
  },
  parse(cell, _current, context) {
    const { idsByLabel: ids, labelsById: labels } = context.references.getStartTimeLabels(context.entry.tour)
    const time = parseClockTime(normaliseTime(cell))
    const isFullName = ids.has(cell.toLowerCase())
    // A time without a label is enough if only one start time of the tour has this time.
    const [id, ...otherIds] = time && !isFullName ? findIdsAtTime(labels, time) : []
    if (id !== undefined && otherIds.length === 0) return { value: id }
    return findLabel(cell, ids, context.texts.unknownStartTime(cell), context)
  },
  emptyValue: '',
}

/** Labels begin with the time, such as '02:45, Sunrise'. */
function findIdsAtTime(labels: LabelIndex['labelsById'], time: string): unknown[] {
  return [...labels].flatMap(([id, label]) => (/^\d\d:\d\d/.exec(label)?.[0] === time ? [id] : []))
}

export function buildStartTimeLabels(rows: unknown): LabelIndex {
  const startTimes = readRows(
    z.object({ id: z.string(), time: z.string(), label: z.optional(z.nullable(z.string())) }),
    rows,
  )
  // Names in Bali's time zone contain no zone. A cell needs no zone, because its tour is known.
  return buildLabels(startTimes.map((row) => ({ id: row.id, name: startTimeName(row, baliTimeZone) })))
}

function findLabel(
  cell: string,
  ids: LabelIndex['idsByLabel'],
  unknownMessage: string,
  { texts }: Pick<CellContext, 'texts'>,
): ParsedCell {
  const [id, ...otherIds] = ids.get(cell.toLowerCase()) ?? []
  if (otherIds.length > 0) return { fault: texts.ambiguousName(cell) }
  return id === undefined ? { fault: unknownMessage } : { value: id }
}

/** Omits rows that do not match the schema. */
function readRows<Row>(schema: z.ZodMiniType<Row>, rows: unknown): Row[] {
  return toList(rows).flatMap((row) => {
    const parsed = schema.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
}
