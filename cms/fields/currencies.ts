import type { ValidationResult } from './validate.ts'

interface Row {
  code?: unknown
  is_active?: unknown
  decimal_digits?: unknown
}

const rupiahCode = 'IDR'

/** Rupiah must be listed and available. Each other available currency must have a rate. */
export function checkCurrencies(rows: unknown, rates: unknown): ValidationResult {
  const uniquenessResult = checkUniqueCodes(rows)
  if (uniquenessResult !== true) return uniquenessResult
  if (readRows(rows).some(({ code, decimal_digits }) => code === rupiahCode && decimal_digits !== 0)) {
    return 'Rupiah (IDR) has no decimals: amounts are whole rupiah. Please set its decimal digits to 0.'
  }
  const availableCurrencies = readRows(rows).filter(({ is_active }) => is_active !== false)
  if (!availableCurrencies.some(({ code }) => code === rupiahCode)) {
    return 'Rupiah (IDR) must be listed and available to travellers, since they are charged in rupiah.'
  }
  const ratedCodes = new Set(readRows(rates).map(({ code }) => code))
  const unratedCurrency = availableCurrencies.find(({ code }) => code !== rupiahCode && !ratedCodes.has(code))
  return (
    !unratedCurrency ||
    `${String(unratedCurrency.code)} has no rate yet. Please add it below, or make ${String(unratedCurrency.code)} unavailable to travellers.`
  )
}

/** Rupiah must not have a rate. */
export function checkRates(rows: unknown): ValidationResult {
  const uniquenessResult = checkUniqueCodes(rows)
  if (uniquenessResult !== true) return uniquenessResult
  const hasRupiahRate = readRows(rows).some(({ code }) => code === rupiahCode)
  return !hasRupiahRate || 'Rupiah (IDR) needs no rate: all prices are in rupiah. Please remove this row.'
}

function checkUniqueCodes(rows: unknown): ValidationResult {
  const codes = readRows(rows).map(({ code }) => code)
  const duplicate = codes.find((code, index) => codes.indexOf(code) !== index)
  return duplicate === undefined || `${String(duplicate)} is listed twice. Please remove one of them.`
}

function readRows(rows: unknown): Row[] {
  return Array.isArray(rows) ? rows : []
}
