import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Booking, OutgoingMail } from '../../../generated/payload-types.ts'
import { type BookedOffice, startBookedOffice } from '../../../testing/booked-office.ts'

let office: BookedOffice
let order: Awaited<ReturnType<BookedOffice['bookTwo']>>

beforeAll(async () => {
  office = await startBookedOffice()
})
afterAll(() => office.cms.stop())

const inAMonth = addDays(todayInBali(new Date()), 30)
const made = { id: 'adult-1', type: 'adult', name: 'Made' }

const updateBooking = (data: Partial<Booking>, id = order.first) =>
  office.cms.payload.db.updateOne({ collection: 'bookings', id, data })

beforeEach(async () => {
  order = await office.bookTwo('paid', 'paid')
  const details = { pickup_time: '08:00', pickup_location: 'Hotel A', passenger_details: [made] }
  await updateBooking({ booking_date: inAMonth, ...details })
})

async function save(changes: object, id = order.first): Promise<void> {
  expect((await office.patch(`bookings/${id}`, changes)).status).toBe(200)
}

async function readMails(): Promise<OutgoingMail[]> {
  const where = { kind: { equals: 'booking_changed' }, invoice: { equals: order.id } }
  return (await office.cms.payload.find({ collection: 'outgoing-mails', where, sort: 'id', depth: 0 })).docs
}

const updateMail = async (data: Partial<OutgoingMail>) =>
  office.cms.payload.db.updateOne({ collection: 'outgoing-mails', where: { invoice: { equals: order.id } }, data })

test('if staff change details that the traveller sees, an email with the earlier values is queued', async () => {
  await save({ pickup_time: '08:30', pickup_location: 'Hotel B' })
  expect(await readMails()).toMatchObject([
    {
      to: 'ayu@example.com',
      booking: order.first,
      state: 'queued',
      attempts: 0,
      next_attempt_at: null,
      payload: { before: { pickup_time: '08:00', pickup_location: 'Hotel A' } },
    },
  ])
})

test('a new pickup day is stored and mailed, except the travel date or a day that is too far away', async () => {
  const pickup_date = addDays(inAMonth, 1)
  await save({ pickup_date: inAMonth })
  expect(await readMails()).toEqual([])
  await save({ pickup_time: '01:00', pickup_date })
  expect((await readMails()).map(({ payload }) => payload)).toEqual([
    { before: { pickup_time: '08:00', pickup_date: null } },
  ])
  const response = await office.patch(`bookings/${order.first}`, { pickup_date: addDays(inAMonth, 2) })
  expect(await response.text()).toContain('Please choose one of these days for the pickup:')
  const booking = await office.cms.payload.findByID({ collection: 'bookings', id: order.first, depth: 0 })
  expect(booking).toMatchObject({ pickup_time: '01:00', pickup_date, promised_start: null })
})

test('a pickup day is neither stored nor mailed for a stay, which has no pickup', async () => {
  const { payload } = office.cms
  const stay = { kind: 'room', end_date: addDays(inAMonth, 2) } as const
  await payload.db.updateOne({ collection: 'bookings', id: order.first, data: stay })
  await save({ pickup_date: addDays(inAMonth, -20) })
  await save({ pickup_date: 'not a date' })
  const booking = await payload.findByID({ collection: 'bookings', id: order.first, depth: 0 })
  expect(booking).toMatchObject({ pickup_date: null, promised_start: null })
  expect(await readMails()).toEqual([])
})

test('further changes are added to a queued email, with the values that the traveller knows', async () => {
  await save({ pickup_time: '08:30' })
  await save({ pickup_time: '09:00', passenger_details: [{ ...made, name: 'Wayan' }] })
  await save({ staff_note: 'Called' })
  expect((await readMails()).map(({ payload }) => payload)).toEqual([
    { before: { pickup_time: '08:00', passenger_details: [made] } },
  ])
})

test('a queued email loses the changes that are undone, and is deleted if all changes are undone', async () => {
  await save({ pickup_time: '08:30', pickup_location: 'Hotel B' })
  await save({ pickup_location: 'Hotel A' })
  expect((await readMails()).map(({ payload }) => payload)).toEqual([{ before: { pickup_time: '08:00' } }])
  await save({ pickup_time: '08:00' })
  expect(await readMails()).toEqual([])
})

test.each([
  ['was sent', { state: 'sent' }],
  ['is being sent', { attempts: 1, next_attempt_at: new Date(Date.now() + 120_000).toISOString() }],
] as const)('a change after an earlier email %s is mailed separately', async (_what, mail) => {
  await save({ pickup_time: '08:30' })
  await updateMail(mail)
  await save({ pickup_time: '09:00' })
  expect((await readMails()).map(({ payload }) => payload)).toEqual([
    { before: { pickup_time: '08:00' } },
    { before: { pickup_time: '08:30' } },
  ])
})

test('each booking of an order has its own email', async () => {
  await updateBooking({ booking_date: inAMonth }, order.second)
  await save({ pickup_time: '08:30' })
  await save({ pickup_time: '08:30' }, order.second)
  expect((await readMails()).map(({ booking }) => booking)).toEqual([order.first, order.second])
})

test('internal changes are not mailed, and neither are changes to unpaid, past or cancelled bookings', async () => {
  await save({ staff_note: 'Guide: Ketut', booking_status: 'confirmed' })
  await updateBooking({ booking_date: addDays(inAMonth, -40) })
  await save({ pickup_time: '08:30' })
  await updateBooking({ booking_date: inAMonth, payment_status: 'pending' })
  await save({ pickup_time: '09:00' })
  await updateBooking({ payment_status: 'paid' })
  await save({ pickup_time: '09:30', status: 'cancelled' })
  expect(await readMails()).toEqual([])
})

test('a save that fails queues no email', async () => {
  expect((await office.patch(`bookings/${order.first}`, { pickup_time: '08:30', status: 'completed' })).status).toBe(
    400,
  )
  expect(await readMails()).toEqual([])
})
