import type { Verdict } from './validate.ts'

interface Row {
  code?: unknown
  is_active?: unknown
  decimal_digits?: unknown
}

/** What everything is priced and charged in. */
const rupiah = 'IDR'

/** The currencies that prices can be shown in: rupiah always, each once, and each that can be chosen with its rate. */
export function checkCurrencies(rows: unknown, rates: unknown): Verdict {
  const once = checkCodesOnce(rows)
  if (once !== true) return once
  if (rowsOf(rows).some(({ code, decimal_digits }) => code === rupiah && decimal_digits !== 0)) {
    return 'Rupiah (IDR) has no decimals: amounts are whole rupiah. Please set its decimal digits to 0.'
  }
  const offered = rowsOf(rows).filter(({ is_active }) => is_active !== false)
  if (!offered.some(({ code }) => code === rupiah)) {
    return 'Rupiah (IDR) must be listed and available to travellers, since they are charged in rupiah.'
  }
  const rated = new Set(rowsOf(rates).map(({ code }) => code))
  const bare = offered.find(({ code }) => code !== rupiah && !rated.has(code))
  return (
    !bare ||
    `${String(bare.code)} has no rate yet. Please add it below, or make ${String(bare.code)} unavailable to travellers.`
  )
}

/** What one rupiah is in other currencies, each once. */
export function checkRates(rows: unknown): Verdict {
  const once = checkCodesOnce(rows)
  if (once !== true) return once
  const isRated = rowsOf(rows).some(({ code }) => code === rupiah)
  return !isRated || 'Rupiah (IDR) needs no rate: all prices are in rupiah. Please remove this row.'
}

/** Rows with a currency code, each code once. */
function checkCodesOnce(rows: unknown): Verdict {
  const codes = rowsOf(rows).map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  return twice === undefined || `${String(twice)} is listed twice. Please remove one of them.`
}

function rowsOf(rows: unknown): Row[] {
  return Array.isArray(rows) ? rows : []
}
