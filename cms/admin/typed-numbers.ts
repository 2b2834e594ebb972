import { groupThousands, parseRupiah, parseWholeNumber } from '@nusa/shared/money'

/** What stands before a text that is no number: Payload would read its first digits as one. */
export const unread = '?'

/** Returns the whole number that a text means, null for an empty text, or a text that no rule of a number accepts. */
export function readWhole(text: string): number | string | null {
  return text.trim() === '' ? null : (parseWholeNumber(text) ?? unread + text)
}

/** Returns the whole rupiah that a text means, null for an empty text, or a text that no rule of a number accepts. */
export function readAmount(text: string): number | string | null {
  return text.trim() === '' ? null : (parseRupiah(text) ?? unread + text)
}

/** The number of what somebody types, its decimals after a point or a comma: '9.5', '9,5'. What is none comes as of a whole one. */
export function readDecimal(text: string): number | string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : unread + text
}

/** Whether a price may well lack its thousands, which are left out in speech: nothing is sold for less than a thousand rupiah. */
export function isSlip(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 1000
}

/** What stands in the input for a value of the form. */
export function numberTyped(value: unknown): string {
  if (typeof value === 'string') return value.startsWith(unread) ? value.slice(unread.length) : value
  if (typeof value !== 'number') return ''
  const written = String(value)
  return written.includes('e-') ? value.toFixed(20).replace(/0+$/, '') : written
}

/** Returns what a price input shows for a value of the form: whole rupiah with thousands separators, '1.500.000'. */
export function amountTyped(value: unknown): string {
  return typeof value === 'number' && Number.isSafeInteger(value) ? groupThousands(value) : numberTyped(value)
}
