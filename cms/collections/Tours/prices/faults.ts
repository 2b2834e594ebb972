import { overlapOf } from '../../../fields/ranges.ts'
import { checkPackagePrice, checkRangeEnd } from '../../../fields/validate.ts'
import { readBounds, readPackage } from './package-form.ts'

type Row = Record<string, unknown>

/**
 * Returns why a row of a per-person price table cannot start at a group size, or null. A group above the maximum size
 * cannot book, but cards and lists would show the price.
 */
export function beyondLargestParty(from: number, tour: Row): string | null {
  const { maxGuests } = readBounds(tour)
  if (maxGuests === null || maxGuests < 1 || from <= maxGuests) return null
  return `The maximum group size is ${maxGuests} (under Dates), so this price would be shown on the site but could never be booked.`
}

/**
 * Returns the errors in how the prices of a package fit together, which publishing reports at the fields
 * (`pricing.ts`).
 */
export function priceFaults(row: Row, tour: Row): string[] {
  const { isPerPerson, tiers } = readPackage(row)
  const price = checkPackagePrice(row)
  const ofTiers = tiers.flatMap(({ from, to }, index) => {
    const end = from === null || to === null ? true : checkRangeEnd(to, from)
    const beyond = isPerPerson && from !== null ? beyondLargestParty(from, tour) : null
    const fault = end === true ? (overlapOf(tiers, index) ?? beyond) : end
    return fault === null ? [] : [`Row ${index + 1}: ${fault}`]
  })
  return price === true ? ofTiers : [price, ...ofTiers]
}
