'use client'

import { formatRupiah } from '@nusa/shared/money'
import { packageFromPrice } from '@nusa/shared/pricing'
import { useRowLabel } from '@payloadcms/ui'
import { useTexts } from '../../../../core/i18n/use-language.ts'
import { RowHeading } from '../../../../payload-fixes/rows/RowHeading.tsx'
import { tourTexts } from '../texts/index.ts'
import { readPackage, readTourLimits, toPricedPackage } from './package-form.ts'
import { priceErrors } from './price-errors.ts'
import { priceWarnings } from './price-warnings.ts'
import { usePackageFields } from './use-package-fields.ts'

/** The title of a package row: its name, lowest price, market and number of problems. */
export function PackageRow() {
  const { path, rowNumber } = useRowLabel()
  const texts = useTexts(tourTexts)
  const { row, tour } = usePackageFields(path)
  const currentPackage = readPackage(row)
  const from = packageFromPrice(toPricedPackage(currentPackage))
  const faults = priceErrors(row, tour).length
  const warnings = priceWarnings(currentPackage, readTourLimits(tour)).length
  const parts = [
    typeof row.name === 'string' && row.name !== '' ? row.name : texts.number((rowNumber ?? 0) + 1),
    from && texts.from(formatRupiah(from.price)),
    row.market === 'indonesia' && texts.residents,
    faults > 0 && texts.faultsToFix(faults),
    warnings > 0 && texts.warnings(warnings),
  ]
  return <RowHeading title={parts.filter(Boolean).join(' · ')} />
}
