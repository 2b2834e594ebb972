import { paymentMethodLabel } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { pickupAddOnId } from '@nusa/shared/pricing'
import type { Language } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'
import { recordTexts } from './record-texts.ts'

/**
 * Returns the label of a field. For `pricePerPerson`, the label depends on the type of the price line, because the
 * prices of packages, cars, days and room nights also have this key.
 */
export function recordKeyLabel(key: string, language: Language, record: object = {}): string {
  const name = toReadableName(key)
  const { names, unitPrices } = recordTexts[language]
  const type = name === 'Price per person' && 'type' in record ? String(record.type) : ''
  if (Object.hasOwn(unitPrices, type)) return unitPrices[type] ?? name
  return names[name] ?? name
}

export function readRecordFields(record: object): [string, unknown][] {
  return sortByReadingOrder(Object.entries(record).filter(([key, value]) => !isTravellerRowId(key, value)))
}

/** The order of a person's details on the page. Postgres would order them by the length of their keys. */
const readingOrder = [
  'Full name',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Whatsapp',
  'Address',
  'City',
  'Country',
]

function sortByReadingOrder(fields: [string, unknown][]): [string, unknown][] {
  const positionOf = ([key]: [string, unknown]) => {
    const position = readingOrder.indexOf(toReadableName(key))
    return position === -1 ? readingOrder.length : position
  }
  return fields.toSorted((a, b) => positionOf(a) - positionOf(b))
}

/** Ids such as 'adult-1' have no meaning to readers. */
function isTravellerRowId(key: string, value: unknown): boolean {
  return key === 'id' && typeof value === 'string' && /^(adult|child|infant)-\d+$/.test(value)
}

/**
 * Returns the text of a value that is not a list or an object.
 *
 * @param name the readable English name of the field
 */
export function recordValueText(value: unknown, name: string, language: Language, record: object): string {
  const texts = recordTexts[language]
  if (typeof value === 'number') return formatRecordedNumber(value, { name, record, locale: texts.locale })
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const text = String(value)
  const instant = parseInstant(text)
  if (instant) return instantText(instant, language)
  if (name === 'Name' && 'id' in record && record.id === pickupAddOnId) return pickupRowText(text, texts)
  const displayedText = name === 'Payment method' ? paymentMethodLabel(text) : text
  const codes = texts.codes[name] ?? {}
  return Object.hasOwn(codes, displayedText) ? (codes[displayedText] ?? displayedText) : displayedText
}

/** Translates the recorded name of a pickup, 'Pickup: Canggu'. Returns any other text unchanged. */
function pickupRowText(text: string, { pickup }: { pickup: (zone: string) => string }): string {
  const [, zone] = /^Pickup: (.+)$/.exec(text) ?? []
  return zone === undefined ? text : pickup(zone)
}

/** Parses '2026-11-23T15:18:12.534Z'. Returns null for any other text. */
function parseInstant(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text)) return null
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** Converts `unitPrice` and `unit_price` to 'Unit price'. */
export function toReadableName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const rupiahFields = new Set([
  'Price',
  'Unit price',
  'Total',
  'Price per person',
  'Publish price',
  'Base price total',
  'Add ons total',
  'Total before discount',
  'Discount amount',
  'Grand total',
  'Total before',
  'Pickup cash',
])

/** These amounts are in the currency of the record, or in rupiah if the record has no currency. */
const currencyFields = new Set(['Amount', 'Paid amount'])

const idFields = new Set(['Payment', 'Mail'])

interface NumberContext {
  name: string
  record: object
  locale: string
}

function formatRecordedNumber(value: number, { name, record, locale }: NumberContext): string {
  if (name === 'Refund') return isRefundId(record) ? String(value) : formatRupiah(value)
  if (idFields.has(name)) return String(value)
  const isRupiah = rupiahFields.has(name) || (currencyFields.has(name) && isInRupiah(record))
  return isRupiah ? formatRupiah(value) : value.toLocaleString(locale)
}

function isInRupiah(record: object): boolean {
  return !('currency' in record) || record.currency === 'IDR'
}

/**
 * Returns whether the field `refund` contains an ID. The record of a refund contains an ID and the field `amount`. In
 * the record of a cancelled booking, `refund` is an amount in rupiah.
 */
function isRefundId(record: object): boolean {
  return 'amount' in record
}
