import { groupThousands, parseRupiah, parseWholeNumber } from '@nusa/shared/money'

/** Prefix of a text that is not a number, so that Payload does not parse its first digits. */
export const unread = '?'

/** Returns the whole number in a text, null if it is empty, or a text that every number validation rejects. */
export function readWhole(text: string): number | string | null {
  return text.trim() === '' ? null : (parseWholeNumber(text) ?? unread + text)
}

/**
 * Returns the amount in whole rupiah in a text, null if it is empty, or a text that every number validation rejects.
 */
export function readAmount(text: string): number | string | null {
  return text.trim() === '' ? null : (parseRupiah(text) ?? unread + text)
}

/**
 * Returns the number in a text with decimals after a point or a comma: '9.5', '9,5'. Empty and invalid texts are
 * handled as in `readWhole`.
 */
export function readDecimal(text: string): number | string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : unread + text
}

/**
 * Returns whether a price may lack its thousands, which people omit in speech: nothing costs less than a thousand
 * rupiah.
 */
export function isSlip(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 1000
}

/** Returns the input text for a form value. */
export function numberTyped(value: unknown): string {
  if (typeof value === 'string') return value.startsWith(unread) ? value.slice(unread.length) : value
  if (typeof value !== 'number') return ''
  const written = String(value)
  return written.includes('e-') ? value.toFixed(20).replace(/0+$/, '') : written
}

/** Returns the input text for a price: whole rupiah with thousands separators, '1.500.000'. */
export function amountTyped(value: unknown): string {
  return typeof value === 'number' && Number.isSafeInteger(value) ? groupThousands(value) : numberTyped(value)
}
