import { groupThousands, parseRupiah, parseWholeNumber } from '@nusa/shared/money'

/** Marks invalid input. Payload would otherwise parse the digits at the start of the text. */
export const invalidPrefix = '?'

/** Returns null for an empty input, and for an invalid input a string that the validation rejects. */
export function parseWholeInput(text: string): number | string | null {
  return text.trim() === '' ? null : (parseWholeNumber(text) ?? invalidPrefix + text)
}

/** Parses whole rupiah. For an empty or invalid input, see `parseWholeInput`. */
export function parseAmountInput(text: string): number | string | null {
  return text.trim() === '' ? null : (parseRupiah(text) ?? invalidPrefix + text)
}

/** Accepts '9.5' and '9,5'. For an empty or invalid input, see `parseWholeInput`. */
export function parseDecimalInput(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^-?\d+(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : invalidPrefix + text
}

export function formatNumberInput(value: unknown): string {
  if (typeof value === 'string') return value.startsWith(invalidPrefix) ? value.slice(invalidPrefix.length) : value
  if (typeof value !== 'number') return ''
  const digits = String(value)
  // JavaScript writes a small number such as 0.0000001 as '1e-7'.
  return digits.includes('e-') ? value.toFixed(20).replace(/0+$/, '') : digits
}

/** Returns the input text with thousands separators: '1.500.000'. */
export function formatAmountInput(value: unknown): string {
  return typeof value === 'number' && Number.isSafeInteger(value) ? groupThousands(value) : formatNumberInput(value)
}
