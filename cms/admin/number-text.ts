import { formatRupiah } from '@nusa/shared/money'

/** What of a booking's price is in rupiah. */
const prices = new Set([
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

/** What of a payment is in the currency that the provider names beside it. What names none we have noted ourselves, in rupiah. */
const amounts = new Set(['Amount', 'Paid amount'])

/** What is a number of an entry. */
const entries = new Set(['Payment', 'Mail'])

interface Place {
  /** Of the field, in English. */
  name: string
  /** What the number stands in. */
  record: object
  locale: string
}

/** A recorded number: an amount in rupiah, the number of an entry, or a count. */
export function numberText(value: number, { name, record, locale }: Place): string {
  const isRupiah = prices.has(name) || (amounts.has(name) && isInRupiah(record))
  if (isRupiah || (name === 'Refund' && !isNamedRefund(record))) return formatRupiah(value)
  if (entries.has(name) || name === 'Refund') return String(value)
  return value.toLocaleString(locale)
}

function isInRupiah(record: object): boolean {
  return !('currency' in record) || record.currency === 'IDR'
}

/** A refund says beside its number how much it is of; a cancelled booking says how much goes back, and nothing beside it. */
function isNamedRefund(record: object): boolean {
  return 'amount' in record
}
