'use client'

import { formatRupiah } from '@nusa/shared/money'
import { packageFromPrice } from '@nusa/shared/pricing'
import { useRowLabel } from '@payloadcms/ui'
import { priceFaults } from '../../collections/Tours/prices/faults.ts'
import { pricedPackage, readBounds, readPackage } from '../../collections/Tours/prices/package-form.ts'
import { priceWarnings } from '../../collections/Tours/prices/warnings.ts'
import { useWords } from '../../i18n/use-language.ts'
import { RowHeading } from '../RowHeading.tsx'
import { usePackageInForm } from './package-in-form.ts'
import { tourWords } from './words/index.ts'

/** The title of a package row: its name, lowest price, market and number of problems. */
export function PackageRow() {
  const { path, rowNumber } = useRowLabel()
  const say = useWords(tourWords)
  const { row, tour } = usePackageInForm(path)
  const pack = readPackage(row)
  const from = packageFromPrice(pricedPackage(pack))
  const faults = priceFaults(row, tour).length
  const warnings = priceWarnings(pack, readBounds(tour)).length
  const words = [
    typeof row.name === 'string' && row.name !== '' ? row.name : say.number((rowNumber ?? 0) + 1),
    from && say.from(formatRupiah(from.price)),
    row.market === 'indonesia' && say.residents,
    faults > 0 && say.faultsToMend(faults),
    warnings > 0 && say.warnings(warnings),
  ]
  return <RowHeading title={words.filter(Boolean).join(' · ')} />
}
