import { makeDate, makeStartTime, makeTour } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { findChosenDeparture, listDepartureOptions, soldOutTourMessage } from './departure-options.ts'

const tour = makeTour({
  cut_off_hours: 12,
  start_times: [
    makeStartTime({ id: 'late', time: '02:00', label: '' }),
    makeStartTime({ id: 'early', weekdays: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }),
    makeStartTime({ id: 'monday', label: '', weekdays: ['mon'] }),
  ],
})
const now = { today: makeDate('2026-11-29'), time: '12:00' }
const tuesday = makeDate('2026-12-01')
const monday = makeDate('2026-12-07')
const availability = (left: Record<string, number>) => ({
  places: null,
  days: {},
  departures: Object.fromEntries(Object.entries(left).map(([id, places]) => [id, { places, days: {} }])),
})
const optionsOn = (date = tuesday, left: Record<string, number> = {}, at = now) =>
  listDepartureOptions(tour, date, null, availability(left), at)

it('listDepartureOptions lists the departures of a day, earliest first, with the spots that are left', () => {
  expect(optionsOn(tuesday, { early: 3, late: 0 })).toEqual([
    { id: 'early', name: '01:00, Sunrise', time: '01:00', note: '3 spots left', isBookable: true },
    { id: 'late', name: '02:00', time: '02:00', note: 'sold out', isBookable: false },
  ])
  const afternoon = { today: makeDate('2026-11-30'), time: '13:30' }
  expect(optionsOn(tuesday, {}, afternoon).map(({ note, isBookable }) => [note, isBookable])).toEqual([
    ['too late to book', false],
    ['', true],
  ])
})

it('listDepartureOptions adds the time zone to the times of a tour outside of Bali', () => {
  const java = { ...tour, time_zone: 'Asia/Jakarta' } as const
  expect(listDepartureOptions(java, tuesday, null, null, now)[0]?.name).toBe('01:00 WIB, Sunrise')
})

it('findChosenDeparture finds the departure at the chosen time on a new date, unless it is sold out', () => {
  expect(findChosenDeparture(tour, optionsOn(tuesday), 'early')?.id).toBe('early')
  expect(findChosenDeparture(tour, optionsOn(monday), 'early')?.id).toBe('monday')
  expect(findChosenDeparture(tour, optionsOn(monday, { monday: 0 }), 'early')).toBeNull()
})

it('a departure is chosen automatically only if it is the only departure of the day', () => {
  expect(findChosenDeparture(tour, optionsOn(), null)).toBeNull()
  expect(findChosenDeparture(tour, optionsOn().slice(0, 1), null)?.id).toBe('early')
})

it('a day is sold out when all its departures are sold out', () => {
  const message = (left: Record<string, number>) => soldOutTourMessage(tour, tuesday, null, availability(left), now)
  expect(message({ early: 0, late: 1 })).toBeNull()
  expect(message({ early: 0, late: 0 })).toBe('sold out')
})
