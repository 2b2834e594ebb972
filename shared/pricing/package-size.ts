import type { Package } from '../catalog/index.ts'
import type { Party } from './line.ts'

/**
 * How many people of a party a package has to take: everybody, infants too. A boat, a jeep or a cabin counts persons on board,
 * unlike seats in a shared tour, where infants sit on a lap.
 */
export function guestsIn({ adults, children, infants }: Party): number {
  return adults + children + infants
}

/** How many packages a party needs: 1 in a per-person package, and in a per-package one whose size is not set. */
export function packagesNeeded(pack: Package, party: Party): number {
  if (pack.type !== 'per_package' || pack.guests_per_package === null) return 1
  return Math.max(1, Math.ceil(guestsIn(party) / pack.guests_per_package))
}
