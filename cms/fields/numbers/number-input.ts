import { groupThousands, parseRupiah, parseWholeNumber } from '@nusa/shared/money'

/** Prefix of a string that is not a number, so that Payload does not parse its first digits. */
export const invalidPrefix = '?'

/**
 * Parses a whole number. Returns null for an empty input, and a string that every number validation rejects for an
 * invalid input.
 */
export function parseWholeInput(text: string): number | string | null {
  return text.trim() === '' ? null : (parseWholeNumber(text) ?? invalidPrefix + text)
}

/** Parses an amount in whole rupiah. Empty and invalid inputs are handled as in `parseWholeInput`. */
export function parseAmountInput(text: string): number | string | null {
  return text.trim() === '' ? null : (parseRupiah(text) ?? invalidPrefix + text)
}

/**
 * Parses a number with decimals after a point or a comma: '9.5', '9,5'. Empty and invalid inputs are handled as in
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

/** Returns the input text for a price: whole rupiah with thousands separators, '1.500.000'. */
export function formatAmountInput(value: unknown): string {
  return typeof value === 'number' && Number.isSafeInteger(value) ? groupThousands(value) : formatNumberInput(value)
}
