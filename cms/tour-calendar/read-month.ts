import { addDays, addMonths, type LocalDate, parseLocalDate, startOfMonth } from '@nusa/shared/dates'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { hasRole } from '../access/who.ts'
import { calendarDays, type DayFigures, type TourMonth } from './month.ts'

/**
 * A month of a tour as it is live, or as its newest draft has it where it is not: its dates, its places and what bookings hold. Null
 * where whoever asks may read no such tour. Only who sees bookings is told how many there are.
 */
export async function readTourMonth(
  req: PayloadRequest,
  id: number,
  month: LocalDate,
  today: LocalDate,
): Promise<TourMonth | null> {
  const stored = await tourOf(req, id, false)
  if (!stored) return null
  const is_live = stored._status === 'published'
  // What is written of a tour that is not on the site stands in its versions only.
  const tour = is_live ? stored : ((await tourOf(req, id, true)) ?? stored)
  const first = startOfMonth(month)
  const last = addDays(addMonths(month, 1), -1)
  const figures: DayFigures = {
    placesPerDay: tour.places_per_day ?? null,
    entries: await entriesBetween(req, id, first, last),
    holds: await holdsBetween(req, id, first, last),
  }
  const dates = {
    starting_date: parseLocalDate(tour.starting_date),
    end_date: parseLocalDate(tour.end_date),
    // As the catalogue has it: a tour without a cut-off has one of a day.
    cut_off_days: tour.cut_off_days ?? 1,
    block_dates: (tour.block_dates ?? []).flatMap(({ date }) => parseLocalDate(date) ?? []),
  }
  const days = calendarDays(dates, figures, month, today)
  const seesBookings = hasRole(req, 'admin', 'staff')
  return {
    title: tour.title,
    is_live,
    today,
    days: seesBookings ? days : days.map((day) => ({ ...day, bookings: null })),
  }
}

function tourOf(req: PayloadRequest, id: number, draft: boolean) {
  return req.payload.findByID({
    collection: 'tours',
    id,
    draft,
    depth: 0,
    select: {
      title: true,
      starting_date: true,
      end_date: true,
      cut_off_days: true,
      block_dates: true,
      places_per_day: true,
      _status: true,
    },
    disableErrors: true,
    overrideAccess: false,
    req,
  })
}

async function entriesBetween(req: PayloadRequest, tour: number, first: LocalDate, last: LocalDate) {
  const { docs } = await req.payload.find({
    collection: 'tour-places',
    where: {
      and: [{ tour: { equals: tour } }, { date: { greater_than_equal: first } }, { date: { less_than_equal: last } }],
    },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map(({ id, date, places, note }) => [date, { id, places, note: note ?? '' }]))
}

const holdsSchema = z.array(z.object({ day: z.string(), held: z.int(), bookings: z.int() }))

/** Counted in the database, as what is left is counted for travellers: a day may have thousands. */
async function holdsBetween({ payload }: PayloadRequest, tour: number, first: LocalDate, last: LocalDate) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select day, sum(count)::integer as held, count(distinct booking_id)::integer as bookings from holds
    where kind = 'tour' and resource_id = ${String(tour)} and day between ${first} and ${last} and released_at is null
    group by day`)
  return new Map(holdsSchema.parse(rows).map(({ day, held, bookings }) => [day, { held, bookings }]))
}
