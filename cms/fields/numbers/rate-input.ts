import { parseWholeNumber } from '@nusa/shared/money'
import { formatNumberInput, invalidPrefix } from './number-input.ts'

/** How many significant digits of rupiah are shown. A rate entered with at most this many digits is shown unchanged. */
const significantDigits = 8

/**
 * Converts the price of one unit in rupiah, such as '16340' for a US dollar, to the stored rate (the value of one
 * rupiah). Returns null for an empty string, or a string that every number validation rejects. '16.340' is rejected,
 * because it is ambiguous.
 */
export function parseRateInput(text: string): number | string | null {
  const trimmed = text.trim().replace(/^(?:rp\.?|idr)\s*/i, '')
  if (trimmed === '') return null
  const rupiah = /^\d{1,3}[.,]\d{3}$/.test(trimmed) ? null : (parseWholeNumber(trimmed) ?? parseDecimals(trimmed))
  return rupiah !== null && rupiah > 0 ? 1 / rupiah : invalidPrefix + text
}

/** Reads '16340.5', '16340,5', '16.340,50' and '16,340.50'. */
function parseDecimals(trimmed: string): number | null {
  const [, whole, decimals] = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d+)$/.exec(trimmed) ?? []
  return whole === undefined ? null : Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
}

/** Returns the price of one unit in rupiah for a stored rate: '16340'. Invalid input is shown unchanged. */
export function formatRateInput(value: unknown): string {
  if (typeof value !== 'number' || value <= 0) return formatNumberInput(value)
  const text = formatNumberInput(Number((1 / value).toPrecision(significantDigits)))
  // With a fourth decimal the text cannot be mistaken for thousands.
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
