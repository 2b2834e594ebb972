import { parseLocalDate } from '@nusa/shared/dates'
import * as z from 'zod/mini'
import { readStartTimes } from '../start-time-rows.ts'

const optionalValue = z.optional(z.unknown())

// All keys are missing in a new form.
const datesSchema = z.catch(
  z.object({
    starting_date: optionalValue,
    end_date: optionalValue,
    start_times: z.catch(z.array(z.unknown()), []),
    block_dates: z.catch(z.array(z.catch(z.object({ date: optionalValue }), {})), []),
  }),
  { start_times: [], block_dates: [] },
)

/** Reads the dates and start times of a tour's form, without missing and incomplete values. */
export function readFormDates(values: unknown) {
  const { starting_date, end_date, start_times, block_dates } = datesSchema.parse(values)
  return {
    starting_date: parseLocalDate(starting_date),
    end_date: parseLocalDate(end_date),
    start_times: readStartTimes(start_times),
    block_dates: block_dates.map(({ date }) => parseLocalDate(date)).filter((date) => date !== null),
  }
}
