import { parseWholeNumber } from '@nusa/shared/money'
import { numberTyped, unread } from './typed-numbers.ts'

/** How many significant digits of rupiah a rate keeps: what is entered with at most so many is shown again as it was entered. */
const shownDigits = 8

/**
 * Returns the stored rate (what one rupiah is worth) for what one unit costs in rupiah: '16340' for US dollars. Returns null for
 * an empty text, or a text that no rule of a number accepts. '16.340' can be read in two ways, so it is refused.
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

/** Returns what one unit costs in rupiah for a stored rate: '16340'. What is not a rate is shown as it was typed. */
export function rateTyped(value: unknown): string {
  if (typeof value !== 'number' || value <= 0) return numberTyped(value)
  const text = numberTyped(Number((1 / value).toPrecision(shownDigits)))
  // A fourth decimal keeps thousands and decimals apart.
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
