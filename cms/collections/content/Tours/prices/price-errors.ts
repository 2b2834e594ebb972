import { findOverlapError } from '../../../../fields/numbers/ranges.ts'
import { checkPackagePrice, checkRangeEnd } from '../../../../fields/validate.ts'
import { readPackage, readTourLimits } from './package-form.ts'
import { seasonErrors } from './season-form.ts'

type Row = Record<string, unknown>

/**
 * Returns the error of a price row that starts above the maximum group size, or null. Groups of that size cannot book,
 * but cards and lists would show the price.
 */
export function groupSizeError(rowStart: number, tour: Row): string | null {
  const { maxGuests } = readTourLimits(tour)
  if (maxGuests === null || maxGuests < 1 || rowStart <= maxGuests) return null
  return `The maximum group size is ${maxGuests} (under Dates), so this price would be shown on the site but could never be booked.`
}

/** Returns the errors that would prevent publishing. Publishing reports the same errors at the fields. */
export function priceErrors(row: Row, tour: Row): string[] {
  const { isPerPerson, tiers } = readPackage(row)
  const priceResult = checkPackagePrice(row)
  const tierErrors = tiers.flatMap(({ from, to }, index) => {
    const endResult = from === null || to === null ? true : checkRangeEnd(to, from)
    const sizeError = isPerPerson && from !== null ? groupSizeError(from, tour) : null
    const tierError = endResult === true ? (findOverlapError(tiers, index) ?? sizeError) : endResult
    return tierError === null ? [] : [`Row ${index + 1}: ${tierError}`]
  })
  return [...(priceResult === true ? [] : [priceResult]), ...tierErrors, ...seasonErrors(row)]
}
