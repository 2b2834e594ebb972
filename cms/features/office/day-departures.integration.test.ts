import { addDays, todayInBali, weekdayName, weekdays } from '@nusa/shared/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking, Tour } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import { createBooking, keepInvoiceOpen } from '../../testing/create-booking.ts'
import { readDayDepartures } from './day-departures.ts'

const day = addDays(todayInBali(new Date()), 30)
const otherWeekday = weekdays.find((weekday) => weekday !== weekdayName(day)) ?? 'mon'
let company: Company

beforeAll(async () => {
  company = await startCompany()
  await keepInvoiceOpen(company)
})
afterAll(() => company.cms.stop())

const open = { starting_date: null, end_date: null, block_dates: [] }
const startTimes = [
  { time: '01:00', label: 'Sunrise', capacity: 20 },
  { time: '07:30', capacity: null },
  { time: '15:00', weekdays: [otherWeekday], capacity: 4 },
]
const createBatur = (changes: Partial<Tour>) =>
  createTour(company.cms.payload, { ...open, start_times: startTimes, ...changes })

async function hold(tour: Tour, count: number, startTime?: number): Promise<Booking> {
  const { payload } = company.cms
  const start_time_id = startTime === undefined ? '' : (tour.start_times?.[startTime]?.id ?? '')
  const place = { tour_id: tour.id, start_time_id, tour_title: tour.title }
  const booking = await createBooking(company, { booking_date: day, ...place })
  await payload.create({
    collection: 'holds',
    data: { booking: booking.id, kind: 'tour', resource_id: String(tour.id), day, start_time_id, count },
  })
  return booking
}

const override = (tour: Tour, startTime: number, places: number) =>
  company.cms.payload.create({
    collection: 'tour-places',
    data: { tour: tour.id, date: day, places, start_time_id: tour.start_times?.[startTime]?.id ?? '' },
  })

const departuresOf = async ({ id }: Tour) =>
  (await readDayDepartures(company.cms.payload, day))
    .filter(({ tourId }) => tourId === id)
    .map(({ departureName: name, bookedCount: booked, capacity, isClosed }) => ({ name, booked, capacity, isClosed }))

test('each departure of a day has the number of booked spots and the capacity on that day', async () => {
  const tour = await createBatur({ title: 'Mount Batur' })
  await hold(tour, 3, 0)
  await hold(tour, 2, 0)
  expect(await departuresOf(tour)).toEqual([
    { name: '01:00, Sunrise', booked: 5, capacity: 20, isClosed: false },
    { name: '07:30', booked: 0, capacity: null, isClosed: false },
  ])
  await override(tour, 0, 4)
  await override(tour, 1, 0)
  expect(await departuresOf(tour)).toEqual([{ name: '01:00, Sunrise', booked: 5, capacity: 4, isClosed: false }])
})

test('spots that are held for the whole day count as booked for each departure', async () => {
  const tour = await createBatur({ title: 'Batukaru' })
  await hold(tour, 3, 0)
  await hold(tour, 2)
  expect(await departuresOf(tour)).toEqual([
    { name: '01:00, Sunrise', booked: 5, capacity: 20, isClosed: false },
    { name: '07:30', booked: 2, capacity: null, isClosed: false },
    { name: '', booked: 2, capacity: null, isClosed: true },
  ])
})

test('in the CSV file, each booking of a closed departure has the capacity 0', async () => {
  const tour = await createBatur({ title: 'Abang' })
  await hold(tour, 3, 0)
  const lastColumns = async () => {
    const path = `/api/office/bookings.csv?day=${day}`
    const text = await (await company.cms.call('GET', path, { token: company.staff.token })).text()
    const lines = text.split('\r\n').filter((line) => line.includes(',Abang,'))
    return lines.map((line) => line.split(',').slice(-2).join())
  }
  expect(await lastColumns()).toEqual(['3,20'])
  const { payload } = company.cms
  await payload.update({ collection: 'tours', id: tour.id, data: { block_dates: [{ date: day }] } })
  expect(await lastColumns()).toEqual(['3,0'])
})

test('a departure that no longer runs on the day is listed as closed while it has bookings', async () => {
  const tour = await createBatur({ title: 'Agung' })
  await hold(tour, 2, 2)
  const closed = { name: '15:00', booked: 2, capacity: 4, isClosed: true }
  expect(await departuresOf(tour)).toContainEqual(closed)
  const { payload } = company.cms
  await payload.update({ collection: 'tours', id: tour.id, data: { block_dates: [{ date: day }] } })
  expect(await departuresOf(tour)).toEqual([closed])
  await payload.update({ collection: 'tours', id: tour.id, data: { block_dates: [], _status: 'draft' } })
  expect(await departuresOf(tour)).toEqual([closed])
})

test('a departure outside of Bali has the time zone of the first published destination', async () => {
  const { payload } = company.cms
  const createDestination = (
    name: string,
    time_zone: 'Asia/Jakarta' | 'Asia/Jayapura',
    _status: 'draft' | 'published',
  ) => payload.create({ collection: 'destinations', data: { name, slug: name.toLowerCase(), time_zone, _status } })
  const draft = await createDestination('Raja', 'Asia/Jayapura', 'draft')
  const java = await createDestination('Java', 'Asia/Jakarta', 'published')
  const tour = await createBatur({ title: 'Borobudur', destination_ids: [draft.id, java.id] })
  expect((await departuresOf(tour)).map(({ name }) => name)).toEqual(['01:00 WIB, Sunrise', '07:30 WIB'])
})

test('a tour without start times is listed with its capacity only if it has bookings', async () => {
  const tour = await createTour(company.cms.payload, { ...open, title: 'Ubud', places_per_day: 12 })
  expect(await departuresOf(tour)).toEqual([])
  await hold(tour, 3)
  expect(await departuresOf(tour)).toEqual([{ name: '', booked: 3, capacity: 12, isClosed: false }])
})
