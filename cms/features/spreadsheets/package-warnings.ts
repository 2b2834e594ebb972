import { todayInBali } from '@nusa/shared/dates'
import { readPackage, readTourLimits } from '../../collections/content/Tours/prices/package-form.ts'
import { priceWarnings } from '../../collections/content/Tours/prices/price-warnings.ts'
import type { Values } from './cell-format.ts'

/** The warnings are in English. */
export interface PackageWarnings {
  /** The position of the package in the tour. */
  packageIndex: number
  name: string
  warnings: readonly string[]
}

/** Returns the warnings that apply to the changed tour and not to the stored tour. */
export function findAddedPackageWarnings(stored: Values, changed: Values): PackageWarnings[] {
  const storedWarnings = packagesOf(stored).map((pack) => warningsOf(pack, stored))
  return packagesOf(changed).map((pack, packageIndex) => ({
    packageIndex,
    name: String(pack.name ?? ''),
    warnings: warningsOf(pack, changed).filter((warning) => !storedWarnings[packageIndex]?.includes(warning)),
  }))
}

function packagesOf({ pricing }: Values): Record<string, unknown>[] {
  return Array.isArray(pricing) ? pricing : []
}

function warningsOf(pack: Record<string, unknown>, tour: Values): string[] {
  return priceWarnings(readPackage(pack), readTourLimits(tour), todayInBali(new Date()))
}
