import { addDays, addMonths, defaultCutOffDays, type LocalDate, parseLocalDate, startOfMonth } from '@nusa/shared/dates'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../access/permissions.ts'
import { calendarDays, type DayCapacities, type TourMonth } from './calendar-days.ts'

/**
 * Reads a month of a tour: its dates, its capacity and the spots held by bookings. A tour that is not live is read from
 * its newest draft. Returns null if the user cannot read the tour. Booking counts are included only for users who may
 * see bookings.
 */
export async function readTourMonth(
  req: PayloadRequest,
  id: number,
  month: LocalDate,
  today: LocalDate,
): Promise<TourMonth | null> {
  const stored = await readTour(req, id, false)
  if (!stored) return null
  const is_live = stored._status === 'published'
  // Changes to a tour that is not live are only in its versions.
  const tour = is_live ? stored : ((await readTour(req, id, true)) ?? stored)
  const first = startOfMonth(month)
  const last = addDays(addMonths(month, 1), -1)
  const figures: DayCapacities = {
    dailyCapacity: tour.places_per_day ?? null,
    entries: await readEntries(req, id, first, last),
    holds: await readHolds(req, id, first, last),
  }
  const dates = {
    starting_date: parseLocalDate(tour.starting_date),
    end_date: parseLocalDate(tour.end_date),
    cut_off_days: tour.cut_off_days ?? defaultCutOffDays,
    block_dates: (tour.block_dates ?? []).flatMap(({ date }) => parseLocalDate(date) ?? []),
  }
  const days = calendarDays(dates, figures, month, today)
  const canSeeBookings = hasPermission(req, 'bookings:read')
  return {
    title: tour.title,
    is_live,
    today,
    days: canSeeBookings ? days : days.map((day) => ({ ...day, bookings: null })),
  }
}

function readTour(req: PayloadRequest, id: number, draft: boolean) {
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

async function readEntries(req: PayloadRequest, tour: number, first: LocalDate, last: LocalDate) {
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

/** Reads the holds of each day. The database adds them up, because a day may have thousands of holds. */
async function readHolds({ payload }: PayloadRequest, tour: number, first: LocalDate, last: LocalDate) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select day, sum(count)::integer as held, count(distinct booking_id)::integer as bookings from holds
    where kind = 'tour' and resource_id = ${String(tour)} and day between ${first} and ${last} and released_at is null
    group by day`)
  return new Map(holdsSchema.parse(rows).map(({ day, held, bookings }) => [day, { held, bookings }]))
}
