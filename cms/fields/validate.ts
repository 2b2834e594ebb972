import { pageSchema } from '@nusa/shared/catalog'
import { parseClockTime, parseLocalDate, removeZoneName } from '@nusa/shared/dates'
import { lengthError, maxTextLengths } from './text-lengths.ts'

export type ValidationResult = true | string

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** In rupiah. A higher price is probably a typing error. */
export const maxPrice = 1_000_000_000

/** Accepts whole rupiah, zero or more. */
export function checkRupiah(value: unknown, isRequired: boolean): ValidationResult {
  if (isMissing(value)) return isRequired ? 'Please enter the price in rupiah.' : true
  if (typeof value !== 'number' || !Number.isFinite(value))
    return 'Please enter whole rupiah, for example 1.500.000 or 1,5 jt.'
  if (value < 0) return 'A price cannot be below zero.'
  if (!Number.isSafeInteger(value)) return 'Please enter whole rupiah without decimals, for example 1.500.000.'
  return true
}

/** Accepts whole rupiah up to `maxPrice`, and zero only if `mayBeFree` is true. */
export function checkPrice(
  value: unknown,
  { isRequired = false, mayBeFree = true }: { isRequired?: boolean; mayBeFree?: boolean } = {},
): ValidationResult {
  if (typeof value === 'number' && value > maxPrice) return 'A price can be at most Rp1.000.000.000.'
  const result = checkRupiah(value, isRequired)
  if (result !== true || typeof value !== 'number') return result
  return mayBeFree || value > 0 || 'This price must be above zero.'
}

export function checkInteger(
  value: unknown,
  { min, max, isRequired }: { min: number; max?: number; isRequired?: boolean },
): ValidationResult {
  if (isMissing(value)) return isRequired ? 'Please enter a number.' : true
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'Please enter a whole number, for example 12.'
  return checkBounds(value, { min, max })
}

/** Checks the limits of a number. Accepts any other value, which the caller must check. */
export function checkBounds(
  value: unknown,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): ValidationResult {
  if (typeof value !== 'number') return true
  if (min !== undefined && value < min) return `Must be ${min} or more.`
  if (max !== undefined && value > max) return `Must be ${max} or less.`
  return true
}

export function checkRangeEnd(end: unknown, start: unknown): ValidationResult {
  const result = checkInteger(end, { min: 1, max: 999 })
  if (result !== true) return result
  if (typeof end === 'number' && typeof start === 'number' && end < start)
    return `'To' (${end}) must not be below 'From' (${start}).`
  return true
}

/** Accepts a time of day, a period between two times, or a text in words. */
export function checkPickupTime(value: unknown): ValidationResult {
  if (typeof value !== 'string') return true
  const time = removeZoneName(value)
  // The letters of '7 am' and '7 pm' are not words.
  const hasWords = /\p{L}/u.test(time.replace(/(?<=\d\s*)[ap]m\b/gi, ''))
  // A period such as '07:30 - 08:00' has two times.
  const times = time.split(/\s*[-–]\s*/)
  const isTime = times.length <= 2 && times.every((part) => parseClockTime(part) !== null)
  if (/\d/.test(time) && !hasWords && !isTime) return 'This time does not exist. Please enter it as 07:30.'
  return lengthError(value, maxTextLengths.text) ?? true
}

export function checkSlug(value: unknown): ValidationResult {
  if (typeof value !== 'string' || value === '') return 'Please enter the address, for example nusa-penida-day-trip.'
  return (
    pageSchema.shape.slug.safeParse(value).success ||
    'Use only lower-case letters, digits and single hyphens, for example nusa-penida-day-trip.'
  )
}

/** Accepts `yyyy-mm-dd`. */
export function checkLocalDate(value: unknown, isRequired = false): ValidationResult {
  if (isMissing(value)) return isRequired ? 'Please choose a date.' : true
  return parseLocalDate(value) !== null || 'Please choose an existing date, written yyyy-mm-dd.'
}

/** Accepts an instant whose year has four digits. */
export function checkInstant(value: unknown): ValidationResult {
  const time = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN
  const isReadable = Number.isFinite(time) && /^\d{4}-/.test(new Date(time).toISOString())
  return isReadable || 'Please choose a date.'
}

export function checkRating(value: unknown): ValidationResult {
  if (isMissing(value)) return true
  return isNumberBetween(value, 0, 5) || 'The rating must be between 0 and 5.'
}

/** An empty text in the list is an error. */
export function checkTexts(value: unknown): ValidationResult {
  if (!Array.isArray(value)) return true
  return value.every((text) => typeof text === 'string' && text.trim() !== '') || 'Please remove the empty item.'
}

interface PackagePrices {
  type?: unknown
  price?: unknown
  adult_price?: unknown
  person_tiers?: unknown
  package_tiers?: unknown
}

/** Checks that a package has a price, either in its price table or in a field of the package. */
export function checkPackagePrice(row: PackagePrices): ValidationResult {
  if (isAboveZero(row.price)) return true
  const isPerPackage = row.type === 'per_package'
  const hasPrice = isPerPackage
    ? hasPricedRow(row.package_tiers, 'price')
    : isAboveZero(row.adult_price) || hasPricedRow(row.person_tiers, 'adult_price')
  if (hasPrice) return true
  return isPerPackage
    ? 'This package has no price yet. Please add a row to its price table or enter a price here.'
    : 'This package has no price yet. Please add a row to its price table or enter an adult price here.'
}

function hasPricedRow(rows: unknown, field: string): boolean {
  return Array.isArray(rows) && rows.some((row: Record<string, unknown>) => isAboveZero(row[field]))
}

function isAboveZero(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

export function checkDistance(value: unknown): ValidationResult {
  if (isMissing(value)) return true
  const isDistance = typeof value === 'number' && Number.isFinite(value) && value >= 0
  return isDistance || 'A distance cannot be below zero.'
}

export function checkPercentage(value: unknown): ValidationResult {
  if (isMissing(value)) return true
  return isNumberBetween(value, 0, 100) || 'Please enter a percentage between 0 and 100.'
}

function isNumberBetween(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max
}

export function checkWebAddress(value: unknown): ValidationResult {
  const isAddress = typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
  return isAddress || 'Please enter the full address, for example https://example.com/nusa.'
}

export function checkCurrencyCode(value: unknown): ValidationResult {
  const isCode = typeof value === 'string' && /^[A-Z]{3}$/.test(value)
  return isCode || 'Please enter the three capital letters, for example USD.'
}

/** Validates a stored rate, which is what one rupiah costs in the currency. */
export function checkRate(value: unknown): ValidationResult {
  // One unit of the strongest currency costs about 50,000 rupiah, and one unit of the weakest less than one rupiah.
  const isRate = isNumberBetween(value, 0.000_000_1, 1000)
  return isRate || 'Please enter what one unit costs in rupiah, from 0.001 to 10,000,000, for example 16340.'
}
