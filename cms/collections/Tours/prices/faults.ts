import { overlapOf } from '../../../fields/ranges.ts'
import { checkPackagePrice, checkRangeEnd } from '../../../fields/validate.ts'
import { readBounds, readPackage } from './package-form.ts'

type Row = Record<string, unknown>

/**
 * Why a row of a per-person price table can't begin at a count, or null where it can: a party larger than the largest books
 * nothing, and its price would yet be the one that cards and lists name.
 */
export function beyondLargestParty(from: number, tour: Row): string | null {
  const { maxGuests } = readBounds(tour)
  if (maxGuests === null || maxGuests < 1 || from <= maxGuests) return null
  return `The maximum group size is ${maxGuests} (under Dates), so nobody could book at this price, but the site would show it.`
}

/** What publishing refuses of how a package's prices go together, as `pricing.ts` has it refused at each field. */
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
