import { parseLocalDate } from '@nusa/shared/dates'
import * as z from 'zod/mini'
import { readStartTimes } from '../start-time-rows.ts'

const optionalValue = z.optional(z.unknown())

// A new form has no values yet, so that all keys are missing.
const datesSchema = z.catch(
  z.object({
    starting_date: optionalValue,
    end_date: optionalValue,
    start_times: z.catch(z.array(z.unknown()), []),
    block_dates: z.catch(z.array(z.catch(z.object({ date: optionalValue }), {})), []),
  }),
  { start_times: [], block_dates: [] },
)

/** Returns the dates and start times in the values of a tour's form. Missing and incomplete values are left out. */
export function readFormDates(values: unknown) {
  const { starting_date, end_date, start_times, block_dates } = datesSchema.parse(values)
  return {
    starting_date: parseLocalDate(starting_date),
    end_date: parseLocalDate(end_date),
    start_times: readStartTimes(start_times),
    block_dates: block_dates.map(({ date }) => parseLocalDate(date)).filter((date) => date !== null),
  }
}
