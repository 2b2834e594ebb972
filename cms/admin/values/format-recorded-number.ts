import { formatRupiah } from '@nusa/shared/money'

/** The fields of a booking's price that are amounts in rupiah. */
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
])

/** The fields of a payment that are in the currency of the record, or in rupiah if the record has no currency. */
const currencyFields = new Set(['Amount', 'Paid amount'])

/** The fields that contain the number of an entry. */
const idFields = new Set(['Payment', 'Mail'])

interface NumberContext {
  /** The readable English name of the field. */
  name: string
  /** The record that contains the number. */
  record: object
  locale: string
}

/** Formats a recorded number: an amount in rupiah, the number of an entry, or a count. */
export function formatRecordedNumber(value: number, { name, record, locale }: NumberContext): string {
  const isRupiah = rupiahFields.has(name) || (currencyFields.has(name) && isInRupiah(record))
  if (isRupiah || (name === 'Refund' && !isRefundId(record))) return formatRupiah(value)
  if (idFields.has(name) || name === 'Refund') return String(value)
  return value.toLocaleString(locale)
}

function isInRupiah(record: object): boolean {
  return !('currency' in record) || record.currency === 'IDR'
}

/**
 * Returns whether `refund` is the number of a refund, which has an amount next to it. In a cancelled booking `refund`
 * is the amount itself.
 */
function isRefundId(record: object): boolean {
  return 'amount' in record
}
