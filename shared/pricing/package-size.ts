import type { Package } from '../catalog/index.ts'
import type { Party } from './line.ts'

/**
 * Returns how many people of a party a package must hold, including infants. A boat, a jeep or a cabin counts everyone
 * on board, unlike seats on a shared tour, where infants sit on a lap.
 */
export function countGuests({ adults, children, infants }: Party): number {
  return adults + children + infants
}

/** Returns how many packages a party needs; 1 for a per-person package or a package without a size. */
export function packagesNeeded(pack: Package, party: Party): number {
  if (pack.type !== 'per_package' || pack.guests_per_package === null) return 1
  return Math.max(1, Math.ceil(countGuests(party) / pack.guests_per_package))
}
