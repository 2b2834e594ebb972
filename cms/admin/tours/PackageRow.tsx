'use client'

import { formatRupiah } from '@nusa/shared/money'
import { packageFromPrice } from '@nusa/shared/pricing'
import { counted } from '@nusa/shared/words'
import { useRowLabel } from '@payloadcms/ui'
import { priceFaults } from '../../collections/Tours/prices/faults.ts'
import { pricedPackage, readBounds, readPackage } from '../../collections/Tours/prices/package-form.ts'
import { priceWarnings } from '../../collections/Tours/prices/warnings.ts'
import { usePackageInForm } from './package-in-form.ts'

/** Heads a package with its name, its lowest price, who it is sold to and how much there is to look at. */
export function PackageRow() {
  const { path, rowNumber } = useRowLabel()
  const { row, tour } = usePackageInForm(path)
  const pack = readPackage(row)
  const from = packageFromPrice(pricedPackage(pack))
  const faults = priceFaults(row, tour).length
  const warnings = priceWarnings(pack, readBounds(tour)).length
  const words = [
    typeof row.name === 'string' && row.name !== '' ? row.name : `Number ${(rowNumber ?? 0) + 1}`,
    from && `from ${formatRupiah(from.price)}`,
    row.market === 'indonesia' && 'residents',
    faults > 0 && `${counted(faults, 'fault')} to mend`,
    warnings > 0 && counted(warnings, 'warning'),
  ]
  return <span>{words.filter(Boolean).join(' · ')}</span>
}
