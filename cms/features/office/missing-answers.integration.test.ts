import { transferDirections } from '@nusa/shared/booking'
import { instantInBali } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeTexts } from '../../collections/records/texts/index.ts'
import type { Booking } from '../../generated/payload-types.ts'
import { type BookedOffice, startBookedOffice } from '../../testing/booked-office.ts'
import { createSamples } from '../../testing/samples.ts'
import { readAttention } from './attention.ts'
import { readDayBookings } from './day-bookings.ts'
import { answerFlags } from './day-texts.ts'

const day = makeDate('2026-12-24')
const startOfDay = instantInBali(day, '00:00')
let office: BookedOffice
let samples: Awaited<ReturnType<typeof createSamples>>
let id: number

beforeAll(async () => {
  office = await startBookedOffice()
  samples = await createSamples(office.cms)
  id = (await office.bookTwo('paid', 'paid')).first
})
afterAll(() => office.cms.stop())

const noProduct = { tour_id: null, transfer_id: null, rental_id: null, hotel_id: null }
const change = (data: Partial<Booking>) => office.cms.payload.db.updateOne({ collection: 'bookings', id, data })

async function countMissing(at = `${day}T02:00:00Z`) {
  const bookings = await readDayBookings(office.cms.payload, day, new Date(at))
  return bookings.find((booking) => booking.id === id)?.missingAnswerCount
}

/** Creates a product with a required question. */
function createAsking(collection: 'tours' | 'airport-transfers' | 'car-rentals' | 'hotels', changes: object = {}) {
  const booking_questions = [{ text: 'Luggage', type: 'number', per: 'booking', is_required: true }]
  const data: object = { status: 'active', ...samples[collection], booking_questions, ...changes }
  return office.cms.payload.create({ collection, data: data as never })
}

test('missing required answers are counted for bookings of every kind, unless the product is unpublished', async () => {
  for (const [collection, kind, relation, unpublished] of [
    ['tours', 'tour', 'tour_id', { _status: 'draft' }],
    ['airport-transfers', 'transfer', 'transfer_id', { status: 'inactive' }],
    ['car-rentals', 'rental', 'rental_id', { status: 'inactive' }],
    ['hotels', 'room', 'hotel_id', { _status: 'draft' }],
  ] as const) {
    const product = await createAsking(collection)
    await change({ ...noProduct, kind, [relation]: product.id })
    expect(await countMissing(), kind).toBe(1)
    await office.cms.payload.update({ collection, id: product.id, data: unpublished as never })
    expect(await countMissing(), kind).toBe(0)
  }
})

test('missing answers need attention only before a booking that is confirmed, paid and starts soon', async () => {
  const tour = await createAsking('tours', { slug: 'asking' })
  const soon = { status: 'confirmed', payment_status: 'paid', booking_date: day } as const
  const user = { ...office.staff.account, collection: 'users' } as const
  const tasks = async () => (await readAttention(office.cms.payload, user, 'en', startOfDay)).map(({ text }) => text)
  await change({ ...noProduct, ...soon, kind: 'tour', tour_id: Number(tour.id) })
  expect(await tasks()).toEqual(['1 upcoming booking without required answers'])
  for (const other of [
    { status: 'pending' },
    { payment_status: 'pending' },
    { booking_date: '2026-12-26' },
    { booking_date: '2026-12-23' },
  ] as const) {
    await change({ ...soon, ...other })
    expect(await tasks(), JSON.stringify(other)).toEqual([])
  }
  await change(soon)
  expect(await countMissing('2026-12-25T02:00:00Z')).toBe(0)
})

test('a transfer that starts soon needs attention if the flight number or the flight time is missing', async () => {
  const user = { ...office.staff.account, collection: 'users' } as const
  const missing = async () => {
    const tasks = await readAttention(office.cms.payload, user, 'en', startOfDay)
    const sheet = await readDayBookings(office.cms.payload, day, new Date(`${day}T02:00:00Z`))
    return [tasks.map(({ text }) => text), sheet.find((booking) => booking.id === id)?.isFlightMissing]
  }
  const answer = (question_id: string) => ({ question_id, question: question_id, answer: '14:00', traveller: null })
  const soon = { status: 'confirmed', payment_status: 'paid', booking_date: day, kind: 'transfer' } as const
  await change({ ...noProduct, ...soon, answers: [answer('flight_number')] })
  expect(await missing()).toEqual([['1 upcoming transfer without its flight'], true])
  await change({ answers: [answer('flight_number'), answer('flight_time')] })
  expect(await missing()).toEqual([[], false])
})

test('a transfer to the airport that starts soon needs attention if its pickup address is missing', async () => {
  const user = { ...office.staff.account, collection: 'users' } as const
  const answersOf = (answers: Record<string, string>) =>
    Object.entries({ flight_number: 'GA 402', flight_time: '14:00', ...answers }).map(([question_id, answer]) => ({
      question_id,
      question: question_id,
      answer,
      traveller: null,
    }))
  const missing = async (answers: Record<string, string>) => {
    await change({ answers: answersOf(answers) })
    const tasks = await readAttention(office.cms.payload, user, 'en', startOfDay)
    const sheet = await readDayBookings(office.cms.payload, day, new Date(`${day}T02:00:00Z`))
    return [tasks.map(({ text }) => text), sheet.find((booking) => booking.id === id)?.isPickupMissing]
  }
  const soon = { status: 'confirmed', payment_status: 'paid', booking_date: day, kind: 'transfer' } as const
  await change({ ...noProduct, ...soon, pickup_location: 'Ubud' })
  const { arrival, departure } = transferDirections
  expect(await missing({ direction: departure })).toEqual([['1 upcoming booking without a pickup place'], true])
  expect(await missing({ direction: departure, address: '' })).toEqual([
    ['1 upcoming booking without a pickup place'],
    true,
  ])
  expect(await missing({ direction: departure, address: 'Lembah Sayan' })).toEqual([[], false])
  expect(await missing({ direction: arrival })).toEqual([[], false])
})

test('a transfer needs attention if the pickup time does not fit the flight, and the day sheet shows the reason', async () => {
  const user = { ...office.staff.account, collection: 'users' } as const
  const found = async (language: 'en' | 'id' = 'en', at = `${day}T02:00:00Z`) => {
    const tasks = await readAttention(office.cms.payload, user, language, startOfDay)
    const booked = await office.cms.payload.findByID({ collection: 'bookings', id, depth: 0 })
    const sheet = await readDayBookings(office.cms.payload, makeDate(booked.booking_date), new Date(at))
    const row = sheet.find((booking) => booking.id === id)
    return [tasks, row ? answerFlags(row, officeTexts[language]) : []]
  }
  const flight = (flight_time: string, direction = 'Arrival: from the airport') =>
    Object.entries({ direction, flight_number: 'GA 402', flight_time }).map(([question_id, answer]) => ({
      ...{ question_id, question: question_id, answer, traveller: null },
    }))
  const paid = { status: 'confirmed', payment_status: 'paid', booking_date: day, kind: 'transfer' } as const
  const late = { ...noProduct, ...paid, pickup_time: '14:00', time_zone: null, answers: flight('16:40') }
  const tasks = (text: string) => [{ text, url: expect.stringMatching(new RegExp(`bookings.*=${id}$`)) }]
  await change(late)
  expect(await found()).toEqual([
    tasks('1 transfer whose pickup does not fit its flight'),
    ['Flight lands 16:40, pickup 14:00'],
  ])
  expect(await found('id')).toEqual([
    tasks('1 transfer dengan waktu jemput yang tidak sesuai penerbangan'),
    ['Pesawat mendarat 16:40, penjemputan 14:00'],
  ])
  await change({ booking_date: '2027-01-24', answers: flight('13:00', 'Departure: to the airport') })
  expect((await found())[1]).toEqual(['Flight leaves 13:00, pickup 14:00'])
  await change({ pickup_time: '22:00', answers: flight('00:30') })
  expect((await found())[1]).toEqual(['Flight lands 00:30 (next day), pickup 22:00'])
  await change({ pickup_time: '00:30', answers: flight('23:40') })
  expect(await found()).toEqual([[], []])
  for (const other of [
    { status: 'cancelled' },
    { payment_status: 'pending' },
    { booking_date: '2026-12-23' },
  ] as const) {
    await change({ ...late, ...other })
    expect((await found())[0], JSON.stringify(other)).toEqual([])
  }
  const pickedUpToday = { booking_date: '2026-12-23', pickup_date: day }
  await change({ ...late, ...pickedUpToday })
  expect(await found()).toEqual([
    tasks('1 transfer whose pickup does not fit its flight'),
    ['Flight lands 16:40, pickup 14:00'],
  ])
  await change({ ...late, pickup_date: null })
  expect((await found('en', '2026-12-25T02:00:00Z'))[1]).toEqual([])
})
