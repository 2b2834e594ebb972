import { entryIdPattern } from '@nusa/shared/catalog'
import {
  addDays,
  addMonths,
  type BaliNow,
  baliNow,
  defaultCutOffDays,
  type LocalDate,
  parseLocalDate,
  startOfMonth,
} from '@nusa/shared/dates'
import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from '../../access/permissions.ts'
import { readTimeZone } from '../../collections/content/Tours/departures/read-time-zone.ts'
import { readStartTimes } from '../../collections/content/Tours/start-time-rows.ts'
import { errorResponse, jsonResponse } from '../../core/http/responses.ts'
import { buildCalendarDays, type DayCapacities, departureKey, parseMonth, type TourMonth } from './calendar-days.ts'

/**
 * `GET /api/tour-calendar/12?month=2026-12` returns the days of a tour. Callers must be allowed to edit
 * capacities.
 */
export const tourCalendarEndpoint: Endpoint = {
  path: '/tour-calendar/:id',
  method: 'get',
  handler: async (req) => {
    if (!hasPermission(req, 'stock:edit')) return errorResponse('Only CMS users can do this.', 403)
    const now = baliNow(new Date())
    const id = String(req.routeParams?.id)
    const monthParameter = req.searchParams.get('month')
    const month = monthParameter === null ? now.today : parseMonth(monthParameter)
    if (!month) return errorResponse('Please give a month, for example 2026-12.', 400)
    const tourMonth = entryIdPattern.test(id) ? await readTourMonth(req, Number(id), month, now) : null
    return tourMonth ? jsonResponse(tourMonth) : errorResponse('This tour does not exist.', 404)
  },
}

/**
 * Returns null if the tour does not exist. The number of bookings is included only if the user may see bookings.
 */
async function readTourMonth(
  req: PayloadRequest,
  id: number,
  month: LocalDate,
  now: BaliNow,
): Promise<TourMonth | null> {
  const mainRow = await readTour(req, id, { draft: false })
  if (!mainRow) return null
  const is_live = mainRow._status === 'published'
  // For a tour that is not live, the newest draft may be newer than the main row. Staff cannot see drafts.
  const showsDraft = !is_live && hasPermission(req, 'content:edit')
  const newestDraft = showsDraft ? await readTour(req, id, { draft: true }) : null
  const tour = newestDraft ?? mainRow
  const firstDay = startOfMonth(month)
  const lastDay = addDays(addMonths(firstDay, 1), -1)
  const capacities: DayCapacities = {
    dailyCapacity: tour.places_per_day ?? null,
    ...(await readEntries(req, id, firstDay, lastDay)),
    ...(await readHolds(req, id, firstDay, lastDay)),
  }
  const schedule = {
    starting_date: parseLocalDate(tour.starting_date),
    end_date: parseLocalDate(tour.end_date),
    cut_off_days: tour.cut_off_days ?? defaultCutOffDays,
    cut_off_hours: tour.cut_off_hours ?? null,
    start_times: readStartTimes(tour.start_times),
    time_zone: await readTimeZone(req, tour.destination_ids),
    block_dates: (tour.block_dates ?? []).flatMap(({ date }) => parseLocalDate(date) ?? []),
  }
  const days = buildCalendarDays(schedule, capacities, month, now)
  const canSeeBookings = hasPermission(req, 'bookings:read')
  return {
    title: tour.title,
    is_live,
    today: now.today,
    days: canSeeBookings ? days : days.map((day) => ({ ...day, bookings: null })),
  }
}

function readTour(req: PayloadRequest, id: number, { draft }: { draft: boolean }) {
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
      cut_off_hours: true,
      start_times: true,
      destination_ids: true,
      block_dates: true,
      places_per_day: true,
      _status: true,
    },
    disableErrors: true,
    // Staff cannot read an unpublished tour, but they need its calendar, because it may have bookings.
    overrideAccess: true,
    req,
  })
}

async function readEntries(req: PayloadRequest, tourId: number, first: LocalDate, last: LocalDate) {
  const { docs } = await req.payload.find({
    collection: 'tour-places',
    where: {
      and: [{ tour: { equals: tourId } }, { date: { greater_than_equal: first } }, { date: { less_than_equal: last } }],
    },
    select: { date: true, start_time_id: true, places: true, note: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const dayDocs = docs.filter(({ start_time_id }) => !start_time_id)
  const departureDocs = docs.filter(({ start_time_id }) => start_time_id)
  return {
    entries: new Map(dayDocs.map(({ id, date, places, note }) => [date, { id, places, note: note ?? '' }])),
    departureEntries: new Map(
      departureDocs.map(({ date, start_time_id, places }) => [departureKey(date, start_time_id ?? ''), places]),
    ),
  }
}

const holdsSchema = z.array(z.object({ day: z.string(), start_time_id: z.string(), held: z.int(), bookings: z.int() }))

/** The database sums up the held spots, because a day may have thousands of rows in `holds`. */
async function readHolds({ payload }: PayloadRequest, tourId: number, first: LocalDate, last: LocalDate) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select day, coalesce(start_time_id, '') as start_time_id, sum(count)::integer as held,
      count(distinct booking_id)::integer as bookings from holds
    where kind = 'tour' and resource_id = ${String(tourId)} and day between ${first} and ${last} and released_at is null
    group by 1, 2`)
  const holds = new Map<string, { held: number; bookings: number }>()
  const departureHolds = new Map<string, number>()
  for (const { day, start_time_id, held, bookings } of holdsSchema.parse(rows)) {
    const dayHolds = holds.get(day) ?? { held: 0, bookings: 0 }
    holds.set(day, { held: dayHolds.held + held, bookings: dayHolds.bookings + bookings })
    departureHolds.set(departureKey(day, start_time_id), held)
  }
  return { holds, departureHolds }
}
