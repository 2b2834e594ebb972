import { toBookedPrice } from '@nusa/shared/booking'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Booking } from '../../../generated/payload-types.ts'
import { type BookedOffice, startBookedOffice } from '../../../testing/booked-office.ts'
import { createTour } from '../../../testing/content.ts'

let office: BookedOffice
let id: number
let tour_id: number

const zone = { surcharge: 0, surcharge_per: 'person', offset_minutes: 60 } as const

beforeAll(async () => {
  office = await startBookedOffice()
  const { payload } = office.cms
  const zones = [
    { ...zone, name: 'Ubud', offset_minutes: 30 },
    { ...zone, name: 'Canggu', surcharge: 50_000 },
    { ...zone, name: 'Uluwatu', surcharge: 80_000, offset_minutes: 120 },
  ]
  const pickup_zone_ids: number[] = []
  for (const data of zones) pickup_zone_ids.push((await payload.create({ collection: 'pickup-zones', data })).id)
  const tour = await createTour(payload, { pickup_mode: 'both', meeting_point: 'Rafting base, Ubud', pickup_zone_ids })
  tour_id = tour.id
  id = (await office.bookTwo('paid', 'paid')).first
})
afterAll(() => office.cms.stop())

/** A price with or without the surcharge of Canggu for two adults. */
const priceWith = (surcharge: number) =>
  toBookedPrice({
    parts: [],
    addOns:
      surcharge === 0
        ? []
        : [{ id: 'pickup', name: 'Pickup: Canggu', unitPrice: 50_000, quantity: 2, times: 1, total: surcharge }],
    base: 1_000_000,
    addOnsTotal: surcharge,
    before: 1_000_000 + surcharge,
    discount: 0,
    total: 1_000_000 + surcharge,
  })

const inCanggu = {
  pickup_kind: 'zone',
  pickup_zone: 'Canggu',
  pickup_location: 'Hotel C',
  pickup_time: '20:55',
  pickup_cash: 110_000,
} as const

const updateBooking = (data: Partial<Booking>) => office.cms.payload.db.updateOne({ collection: 'bookings', id, data })

// The traveller has chosen Canggu by link.
beforeEach(() =>
  updateBooking({
    ...inCanggu,
    tour_id,
    start_time: '21:55',
    travelers: [{ type: 'adult', count: 2 }],
    unit_price: { ...priceWith(0) },
  }),
)

async function save(changes: object) {
  const response = await office.patch(`bookings/${id}`, changes)
  const { doc, errors } = await response.json()
  return { doc, message: errors?.[0].data.errors[0].message }
}

test('a new pickup zone replaces the time and the cash, and a new kind of pickup also replaces the place', async () => {
  expect((await save({ pickup_zone: 'Ubud' })).doc).toMatchObject({
    pickup_location: 'Hotel C',
    pickup_time: '21:25',
    pickup_cash: null,
  })
  const withoutZone = { pickup_zone: null, pickup_time: null, pickup_cash: null }
  await updateBooking(inCanggu)
  const meetingPoint = { ...withoutZone, pickup_location: 'Rafting base, Ubud' }
  expect((await save({ pickup_kind: 'meeting_point' })).doc).toMatchObject(meetingPoint)
  expect((await save({ pickup_kind: 'zone', pickup_zone: 'Uluwatu' })).doc).toMatchObject({
    pickup_location: null,
    pickup_time: '19:55',
    pickup_cash: 176_000,
  })
  expect((await save({ pickup_kind: 'later' })).doc).toMatchObject({ ...withoutZone, pickup_location: null })
})

test('a pickup day that staff chose is stored until a new pickup zone changes the time', async () => {
  const dayBefore = '2026-12-23'
  await updateBooking({ pickup_time: '14:00', pickup_date: dayBefore })
  expect((await save({ staff_note: 'Called' })).doc).toMatchObject({ pickup_date: dayBefore })
  expect((await save({ pickup_zone: 'Ubud' })).doc).toMatchObject({ pickup_time: '21:25', pickup_date: null })
})

test('details that staff enter together with a new pickup are stored, except cash without a pickup zone', async () => {
  const entered = { pickup_location: 'Villa Laut', pickup_time: '19:30', pickup_cash: 20_000 }
  expect((await save({ pickup_zone: 'Uluwatu', ...entered })).doc).toMatchObject(entered)
  const atHarbour = { pickup_kind: 'meeting_point', pickup_location: 'Harbour', pickup_time: '21:30' }
  expect((await save({ ...atHarbour, pickup_cash: 5_000 })).doc).toMatchObject({ ...atHarbour, pickup_cash: null })
  expect((await save({ pickup_cash: 5_000 })).doc).toMatchObject({ ...atHarbour, pickup_cash: null })
})

test('a surcharge that was paid with the booking is not collected again', async () => {
  await updateBooking({ unit_price: { ...priceWith(100_000) }, pickup_cash: null })
  expect((await save({ pickup_zone: 'Uluwatu' })).doc).toMatchObject({ pickup_cash: 66_000 })
  expect((await save({ pickup_zone: 'Canggu' })).doc).toMatchObject({ pickup_cash: null })
})

test('a pickup zone that the tour does not offer is refused, and so is a meeting point without a place', async () => {
  const { message } = await save({ pickup_zone: 'Lovina' })
  expect(message).toBe('Please choose one of the pickup zones of this tour: Ubud, Canggu, Uluwatu.')
  await updateBooking({ tour_id: null })
  expect((await save({ pickup_zone: 'Ubud' })).message).toBe('This tour has no pickup zones.')
  expect((await save({ pickup_kind: 'meeting_point' })).message).toBe(
    'This tour has no meeting point. Please enter the place.',
  )
  expect((await save({ staff_note: 'Called' })).doc).toMatchObject(inCanggu)
})
