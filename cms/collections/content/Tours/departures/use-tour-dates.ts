import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import { readFormDates } from './form-dates.ts'

/** Matches the paths of the fields with the dates and start times in the form of a tour. */
const dateFieldPattern = /^(starting_date|end_date|(start_times|block_dates)\..+)$/

function serializeDates(fields: FormState): string {
  const entries = Object.entries(fields).filter(([path]) => dateFieldPattern.test(path))
  return JSON.stringify(reduceFieldsToValues(Object.fromEntries(entries), true))
}

/** Returns the dates and start times in the form of a tour, without incomplete rows. */
export function useTourDates() {
  const serialized = useFormFields(([fields]) => serializeDates(fields))
  return useMemo(() => readFormDates(JSON.parse(serialized)), [serialized])
}
