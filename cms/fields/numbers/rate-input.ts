import { parseWholeNumber } from '@nusa/shared/money'
import { formatNumberInput, invalidPrefix } from './number-input.ts'

/** A rate with at most this many digits is not rounded. */
const significantDigits = 8

/**
 * Converts rupiah per unit, such as '16340' for a US dollar, to units per rupiah. Returns null for an empty input,
 * and for an invalid input a string that the validation rejects. '16.340' is invalid, because it may mean 16,340 or
 * 16.34.
 */
export function parseRateInput(text: string): number | string | null {
  const trimmed = text.trim().replace(/^(?:rp\.?|idr)\s*/i, '')
  if (trimmed === '') return null
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(trimmed)
  const rupiah = isAmbiguous ? null : (parseWholeNumber(trimmed) ?? parseDecimals(trimmed))
  return rupiah !== null && rupiah > 0 ? 1 / rupiah : invalidPrefix + text
}

/** Reads '16340.5', '16340,5', '16.340,50' and '16,340.50'. */
function parseDecimals(trimmed: string): number | null {
  const [, whole, decimals] = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d+)$/.exec(trimmed) ?? []
  return whole === undefined ? null : Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
}

/** Returns a text such as '16340'. The text of an invalid input is unchanged. */
export function formatRateInput(value: unknown): string {
  if (typeof value !== 'number' || value <= 0) return formatNumberInput(value)
  const text = formatNumberInput(Number((1 / value).toPrecision(significantDigits)))
  // Three digits after a point could be mistaken for thousands.
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
