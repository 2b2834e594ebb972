import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookedOffice, startBookedOffice } from '../../../testing/booked-office.ts'

let office: BookedOffice
beforeAll(async () => {
  office = await startBookedOffice()
})
afterAll(() => office.cms.stop())

async function readTotal(booking: number): Promise<number> {
  const response = await office.cms.call('GET', `/api/bookings/${booking}?depth=0`, { token: office.staff.token })
  return (await response.json()).total_with_tax
}

test('the total with tax of a paid booking is the amount that is refunded if the booking is cancelled', async () => {
  const { id, first, second } = await office.bookTwo('paid', 'paid')
  const totals = [await readTotal(first), await readTotal(second)]
  for (const booking of [second, first]) await office.patch(`bookings/${booking}`, { status: 'cancelled' })
  const refunds = await office.readRefunds(id)
  expect(refunds.map(({ amount }) => amount)).toEqual(totals.toReversed())
})

test('the totals with tax of the bookings of an open invoice add up to the invoice total', async () => {
  const { id, first, second } = await office.bookTwo('pending', 'pending')
  const invoice = await office.readInvoice(id)
  expect((await readTotal(first)) + (await readTotal(second))).toBe(invoice.total_after_tax)
})

test('a booking cancelled before it was paid has no total with tax', async () => {
  const { first } = await office.bookTwo('pending', 'pending')
  await office.patch(`bookings/${first}`, { status: 'cancelled' })
  expect(await readTotal(first)).toBeNull()
})
