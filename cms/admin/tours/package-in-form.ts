'use client'

import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'

type Row = Record<string, unknown>

/** What is written in one row of a list by now. */
export function rowIn(fields: FormState, path: string): Row {
  const inner = Object.entries(fields).flatMap(([name, field]) =>
    name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), field]] : [],
  )
  return reduceFieldsToValues(Object.fromEntries(inner), true)
}

/** A package of the tour's form as it is typed, and what bounds its parties. A change elsewhere draws nothing anew. */
export function usePackageInForm(path: string): { row: Row; tour: Row } {
  const written = useFormFields(([fields]) => JSON.stringify(rowIn(fields, path)))
  const maxGuests = useFormFields(([fields]) => fields.max_guests?.value)
  const placesPerDay = useFormFields(([fields]) => fields.places_per_day?.value)
  return useMemo(
    () => ({ row: JSON.parse(written) as Row, tour: { max_guests: maxGuests, places_per_day: placesPerDay } }),
    [written, maxGuests, placesPerDay],
  )
}
