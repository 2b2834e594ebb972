'use client'

import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'

type Row = Record<string, unknown>

/** Returns the current values of one row of a list. */
export function readRow(fields: FormState, path: string): Row {
  const inner = Object.entries(fields).flatMap(([name, field]) =>
    name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), field]] : [],
  )
  return reduceFieldsToValues(Object.fromEntries(inner), true)
}

/**
 * Returns a package in the tour's form with its current values, and the limits of its group size. Changes to other
 * fields do not cause a render.
 */
export function usePackageFields(path: string): { row: Row; tour: Row } {
  const serializedRow = useFormFields(([fields]) => JSON.stringify(readRow(fields, path)))
  const maxGuests = useFormFields(([fields]) => fields.max_guests?.value)
  const placesPerDay = useFormFields(([fields]) => fields.places_per_day?.value)
  return useMemo(
    () => ({ row: JSON.parse(serializedRow) as Row, tour: { max_guests: maxGuests, places_per_day: placesPerDay } }),
    [serializedRow, maxGuests, placesPerDay],
  )
}
