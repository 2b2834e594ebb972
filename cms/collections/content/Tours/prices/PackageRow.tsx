'use client'

import { todayInBali } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { packageFromPrice } from '@nusa/shared/pricing'
import { useFormFields, useRowLabel } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import { useTexts } from '../../../../core/i18n/use-language.ts'
import { RowHeading } from '../../../../payload-fixes/rows/RowHeading.tsx'
import { tourTexts } from '../texts/index.ts'
import { readPackage, readTourLimits, toPricedPackage } from './package-form.ts'
import { priceErrors } from './price-errors.ts'
import { priceWarnings } from './price-warnings.ts'

/** Shows the name, lowest price, market and number of problems of a package. */
export function PackageRow() {
  const { path, rowNumber } = useRowLabel()
  const texts = useTexts(tourTexts)
  const { row, tour } = usePackageFields(path)
  const currentPackage = readPackage(row)
  const lowestPrice = packageFromPrice(toPricedPackage(currentPackage))
  const problemCount = priceErrors(row, tour).length
  const warningCount = priceWarnings(currentPackage, readTourLimits(tour), todayInBali(new Date())).length
  const hasName = typeof row.name === 'string' && row.name !== ''
  const titleParts = [
    hasName ? row.name : texts.rowNumber((rowNumber ?? 0) + 1),
    lowestPrice && texts.fromPrice(formatRupiah(lowestPrice.price)),
    row.market === 'indonesia' && texts.residents,
    problemCount > 0 && texts.problemsToFix(problemCount),
    warningCount > 0 && texts.warnings(warningCount),
  ]
  return <RowHeading title={titleParts.filter(Boolean).join(' · ')} />
}

type Row = Record<string, unknown>

function readRow(fields: FormState, path: string): Row {
  const rowFields: FormState = {}
  for (const [fieldPath, field] of Object.entries(fields)) {
    if (fieldPath.startsWith(`${path}.`)) rowFields[fieldPath.slice(path.length + 1)] = field
  }
  return reduceFieldsToValues(rowFields, true)
}

/** Returns the package at `path` in the form, and the tour's limits. Changes to other fields do not cause a render. */
export function usePackageFields(path: string): { row: Row; tour: Row } {
  const serializedRow = useFormFields(([fields]) => JSON.stringify(readRow(fields, path)))
  const maxGuests = useFormFields(([fields]) => fields.max_guests?.value)
  const placesPerDay = useFormFields(([fields]) => fields.places_per_day?.value)
  return useMemo(
    () => ({ row: JSON.parse(serializedRow) as Row, tour: { max_guests: maxGuests, places_per_day: placesPerDay } }),
    [serializedRow, maxGuests, placesPerDay],
  )
}
