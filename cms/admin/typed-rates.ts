import { parseWholeNumber } from '@nusa/shared/money'
import { numberTyped, unread } from './typed-numbers.ts'

/** How many significant digits of rupiah are shown: a rate entered with at most that many is shown unchanged. */
const shownDigits = 8

/**
 * Converts the price of one unit in rupiah, such as '16340' for a US dollar, to the stored rate (the value of one
 * rupiah). Returns null for an empty text, or a text that every number validation rejects. '16.340' is ambiguous, so it
 * is rejected.
 */
export function readRate(text: string): number | string | null {
  const typed = text.trim().replace(/^(?:rp\.?|idr)\s*/i, '')
  if (typed === '') return null
  const rupiah = /^\d{1,3}[.,]\d{3}$/.test(typed) ? null : (parseWholeNumber(typed) ?? readDecimals(typed))
  return rupiah !== null && rupiah > 0 ? 1 / rupiah : unread + text
}

/** Reads '16340.5', '16340,5', '16.340,50' and '16,340.50'. */
function readDecimals(typed: string): number | null {
  const [, whole, decimals] = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d+)$/.exec(typed) ?? []
  return whole === undefined ? null : Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
}

/** Returns the price of one unit in rupiah for a stored rate: '16340'. Invalid input is shown unchanged. */
export function rateTyped(value: unknown): string {
  if (typeof value !== 'number' || value <= 0) return numberTyped(value)
  const text = numberTyped(Number((1 / value).toPrecision(shownDigits)))
  // With a fourth decimal the text cannot be mistaken for thousands.
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
