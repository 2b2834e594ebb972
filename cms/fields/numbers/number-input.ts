import { groupThousands, parseRupiah, parseWholeNumber } from '@nusa/shared/money'

/** The prefix of invalid input. Without it, Payload would parse the digits at the start of the text as a number. */
export const invalidPrefix = '?'

/**
 * Parses a whole number. Returns null for an empty input. Returns a string for an invalid input, which the validation
 * of number fields rejects.
 */
export function parseWholeInput(text: string): number | string | null {
  return text.trim() === '' ? null : (parseWholeNumber(text) ?? invalidPrefix + text)
}

/** Parses an amount in whole rupiah. For an empty or invalid input, see `parseWholeInput`. */
export function parseAmountInput(text: string): number | string | null {
  return text.trim() === '' ? null : (parseRupiah(text) ?? invalidPrefix + text)
}

/**
 * Parses a number with decimals after a point or a comma, such as '9.5' and '9,5'. For an empty or invalid input, see
 * `parseWholeInput`.
 */
export function parseDecimalInput(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^-?\d+(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : invalidPrefix + text
}

/** Returns the input text for a form value. */
export function formatNumberInput(value: unknown): string {
  if (typeof value === 'string') return value.startsWith(invalidPrefix) ? value.slice(invalidPrefix.length) : value
  if (typeof value !== 'number') return ''
  const digits = String(value)
  return digits.includes('e-') ? value.toFixed(20).replace(/0+$/, '') : digits
}

/** Returns the input text for a price in whole rupiah, with thousands separators: '1.500.000'. */
export function formatAmountInput(value: unknown): string {
  return typeof value === 'number' && Number.isSafeInteger(value) ? groupThousands(value) : formatNumberInput(value)
}
