import { instantInBali, timeInBali, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookedOffice, startBookedOffice } from '../../../testing/booked-office.ts'

let office: BookedOffice
beforeAll(async () => {
  office = await startBookedOffice()
})
afterAll(() => office.cms.stop())

/** Books two tours for Rp1.650.000 with tax, which their policy refunds by half. */
async function bookTwo(payment: 'paid' | 'pending' = 'paid') {
  const booked = await office.bookTwo(payment, payment)
  const data = { booking_date: '2099-12-24', cancellation_tiers: [{ hours_before: 24, refund_percent: 50 }] }
  for (const id of [booked.first, booked.second])
    await office.cms.payload.db.updateOne({ collection: 'bookings', id, data })
  return booked
}

async function cancel(id: number, values: object) {
  const response = await office.patch(`bookings/${id}`, { status: 'cancelled', ...values })
  const { errors } = await response.json()
  return { status: response.status, message: JSON.stringify(errors ?? '') }
}

async function refundsOf(invoice: string) {
  return (await office.readRefunds(invoice)).map(({ amount }) => amount)
}

test('staff refund the amount of the policy, and the history records the refunded and the paid amount', async () => {
  const { id, first } = await bookTwo()
  expect(await cancel(first, { refund_amount: 550_000, refund_reason: '' })).toMatchObject({ status: 200 })
  expect(await refundsOf(id)).toEqual([550_000])
  const where = { invoice: { equals: id } }
  const { docs } = await office.cms.payload.find({ collection: 'payment-events', where, depth: 0 })
  expect(docs.find(({ kind }) => kind === 'booking_cancelled')?.detail).toMatchObject({
    by: 'staff',
    refund: 550_000,
    paid: 1_100_000,
  })
})

test('staff can refund more than the policy only with a reason, which the booking stores', async () => {
  const { id, first } = await bookTwo()
  expect(await cancel(first, { refund_amount: 1_100_000 })).toMatchObject({
    status: 400,
    message: expect.stringContaining('refunds Rp550.000 now. Please give a reason to refund more.'),
  })
  expect(await refundsOf(id)).toEqual([])
  expect((await cancel(first, { refund_amount: 1_100_000, refund_reason: 'Storm' })).status).toBe(200)
  expect(await refundsOf(id)).toEqual([1_100_000])
  expect(await office.cms.payload.findByID({ collection: 'bookings', id: first, depth: 0 })).toMatchObject({
    refund_amount: 1_100_000,
    refund_reason: 'Storm',
  })
})

test.each([
  ['less than the policy', 549_999, 'Please refund at least this amount.'],
  ['more than was paid', 1_100_001, 'The refund can be at most Rp1.100.000'],
])('staff cannot refund %s', async (_what, refund_amount, message) => {
  const { id, first } = await bookTwo()
  expect(await cancel(first, { refund_amount, refund_reason: 'Storm' })).toMatchObject({
    status: 400,
    message: expect.stringContaining(message),
  })
  expect(await refundsOf(id)).toEqual([])
})

test('a cancellation without an amount, as from a form of an earlier release, refunds everything', async () => {
  const { id, first } = await bookTwo()
  expect((await cancel(first, {})).status).toBe(200)
  expect(await refundsOf(id)).toEqual([1_100_000])
})

test('the refund amount can be entered only when cancelling a booking, and cannot be changed later', async () => {
  const { first } = await bookTwo()
  await office.patch(`bookings/${first}`, { refund_amount: 5, refund_reason: 'Storm' })
  const read = () => office.cms.payload.findByID({ collection: 'bookings', id: first, depth: 0 })
  expect((await read()).refund_amount).toBeNull()
  await cancel(first, { refund_amount: 550_000 })
  await office.patch(`bookings/${first}`, { refund_amount: 5 })
  expect((await read()).refund_amount).toBe(550_000)
})

test('an order is refunded by its policies or, with a reason, in full, and an outdated amount is refused', async () => {
  const send = (id: string, body: object) =>
    office.cms.call('POST', `/api/invoices/${id}/cancel-order`, { token: office.staff.token, body })
  const { id } = await bookTwo()
  const order = await office.cms.call('GET', `/api/invoices/${id}/cancel-order`, { token: office.staff.token })
  expect(await order.json()).toMatchObject({ total: 1_650_000, refund: 825_000 })
  const outdated = await send(id, { refund: 900_000 })
  expect([outdated.status, JSON.stringify(await outdated.json())]).toEqual([
    409,
    expect.stringContaining('refund Rp825.000 of Rp1.650.000 now'),
  ])
  const withoutReason = await send(id, { refund: 1_650_000, reason: ' ' })
  expect(JSON.stringify(await withoutReason.json())).toContain('Please enter why more is refunded')
  expect(await refundsOf(id)).toEqual([])
  expect(await (await send(id, { refund: 825_000 })).json()).toEqual({ cancelled: 2 })
  expect(await refundsOf(id)).toEqual([550_000, 275_000])
  const full = await bookTwo()
  expect((await send(full.id, { refund: 1_650_000, reason: 'Storm' })).status).toBe(200)
  expect(await refundsOf(full.id)).toEqual([1_100_000, 550_000])
})

test('the error about an outdated refund of an order names the bookings that were cancelled meanwhile', async () => {
  const { id, first, second } = await bookTwo()
  const { booking_number } = await office.cms.payload.findByID({ collection: 'bookings', id: first, depth: 0 })
  await cancel(first, { refund_amount: 550_000 })
  const { token } = office.staff
  const body = { refund: 825_000, bookings: [first, second] }
  const conflict = await office.cms.call('POST', `/api/invoices/${id}/cancel-order`, { token, body })
  expect([conflict.status, JSON.stringify(await conflict.json())]).toEqual([
    409,
    expect.stringContaining(`were cancelled meanwhile: ${booking_number}. For the others, the cancellation policies`),
  ])
  expect(await refundsOf(id)).toEqual([550_000])
})

test('the deadlines of the cancellation policy do not change if staff move the pickup earlier', async () => {
  const { first } = await bookTwo()
  const read = () => office.cms.payload.findByID({ collection: 'bookings', id: first, depth: 0 })
  const soon = new Date(Date.now() + 25 * 3_600_000)
  const data = { booking_date: todayInBali(soon), pickup_time: timeInBali(soon) }
  await office.cms.payload.db.updateOne({ collection: 'bookings', id: first, data: { kind: 'transfer', ...data } })
  const promised = instantInBali(data.booking_date, data.pickup_time).toISOString()
  await office.patch(`bookings/${first}`, { staff_note: 'Called' })
  expect((await read()).promised_start).toBeNull()
  const earlier = data.pickup_time > '00:00' ? '00:00' : 'at night'
  await office.patch(`bookings/${first}`, { pickup_time: earlier, promised_start: '2100-01-01T00:00:00.000Z' })
  expect(await read()).toMatchObject({ pickup_time: earlier, promised_start: promised })
  expect(await cancel(first, { refund_amount: 0, refund_reason: '' })).toMatchObject({
    status: 400,
    message: expect.stringContaining('refunds Rp550.000 now. Please refund at least this amount.'),
  })
  expect((await cancel(first, { refund_amount: 550_000 })).status).toBe(200)
})
