import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookedOffice, createInvoiceQuery, startBookedOffice } from '../../../testing/booked-office.ts'
import { cancelOrderEndpoint } from './cancel-order.ts'

let office: BookedOffice
beforeAll(async () => {
  office = await startBookedOffice()
})
afterAll(() => office.cms.stop())

const cancel = (invoice: string, token = office.staff.token) =>
  office.cms.call('POST', `/api/invoices/${invoice}/cancel-order`, { token })
const readCancellable = (invoice: string, token = office.staff.token) =>
  office.cms.call('GET', `/api/invoices/${invoice}/cancel-order`, { token })
const readBookings = async (invoice: string) => {
  const where = { invoice_id: { equals: invoice } }
  return (await office.cms.payload.find({ collection: 'bookings', where, depth: 0, sort: 'id' })).docs
}
const readMailKinds = async (invoice: string) =>
  (await office.cms.payload.find({ collection: 'outgoing-mails', ...createInvoiceQuery(invoice) })).docs.map(
    ({ kind }) => kind,
  )

test('concurrent requests cancel every booking of a paid order and refund the paid amount once', async () => {
  const { id, first } = await office.bookTwo('paid', 'paid')
  const [one, two] = await Promise.all([cancel(id), cancel(id)])
  expect([one.status, two.status]).toEqual([200, 200])
  expect([(await one.json()).cancelled, (await two.json()).cancelled].sort()).toEqual([0, 2])
  expect((await readBookings(id)).map(({ status, cancelled_by }) => [status, cancelled_by])).toEqual([
    ['cancelled', 'staff'],
    ['cancelled', 'staff'],
  ])
  expect((await office.readRefunds(id)).map(({ amount }) => amount)).toEqual([1_100_000, 550_000])
  const kinds = await readMailKinds(id)
  expect(kinds.filter((kind) => kind === kinds[0])).toHaveLength(2)
  // A cancelled booking cannot be restored.
  expect((await office.patch(`bookings/${first}`, { status: 'confirmed' })).status).toBe(400)
})

test('the endpoint lists the bookings of a paid order that can be cancelled, with the total to refund', async () => {
  const { id, first, second } = await office.bookTwo('paid', 'paid')
  const read = async () => (await readCancellable(id)).json()
  const [one, two] = (await readBookings(id)).map(({ id: booking, booking_number, tour_title, booking_date }) => ({
    id: booking,
    booking_number,
    tour_title,
    booking_date,
  }))
  expect(await read()).toMatchObject({ bookings: [one, two], total: 1_650_000 })
  await office.patch(`bookings/${first}`, { status: 'cancelled' })
  expect(await read()).toMatchObject({ bookings: [two], total: 550_000 })
  await office.patch(`bookings/${second}`, { status: 'cancelled' })
  expect(await read()).toEqual({ bookings: [], total: 0, refund: 0 })
})

test('the endpoint returns for an unpaid order the total that no longer has to be paid', async () => {
  const { id, first } = await office.bookTwo('pending', 'pending')
  await office.patch(`bookings/${first}`, { status: 'cancelled' })
  expect((await (await readCancellable(id)).json()).total).toBe((await office.readInvoice(id)).total_after_tax)
})

test('cancelling an unpaid order cancels its invoice without a refund', async () => {
  const { id } = await office.bookTwo('pending', 'pending')
  expect(await (await cancel(id)).json()).toEqual({ cancelled: 2 })
  expect(await office.readInvoice(id)).toMatchObject({ status: 'cancelled', payment_url: null })
  expect(await office.readRefunds(id)).toEqual([])
})

test('cancelling an order cancels no booking if one of the bookings cannot be cancelled', async () => {
  const { id, second } = await office.bookTwo('paid', 'paid')
  const { bookings } = office.cms.payload.collections
  const refuse = () => {
    throw new Error('The second booking cannot be cancelled.')
  }
  const hooks = bookings.config.hooks.afterChange
  hooks.push(({ doc }) => (doc.id === second ? refuse() : doc))
  try {
    expect((await cancel(id)).status).toBe(500)
  } finally {
    hooks.pop()
  }
  expect((await readBookings(id)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  expect(await office.readRefunds(id)).toEqual([])
})

test('cancelling an order is undone if the transaction of the caller is rolled back', async () => {
  const { id } = await office.bookTwo('paid', 'paid')
  const { payload } = office.cms
  const user = {
    ...(await payload.findByID({ collection: 'users', id: office.staff.account.id })),
    collection: 'users' as const,
  }
  const req = await createLocalReq({ user, req: { routeParams: { id } } }, payload)
  await initTransaction(req)
  expect(await (await cancelOrderEndpoint.handler(req)).json()).toEqual({ cancelled: 2 })
  await killTransaction(req)
  expect((await readBookings(id)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
})

test('cancelling an order is refused for an unknown invoice and for signed-out callers', async () => {
  const { id } = await office.bookTwo('paid', 'paid')
  expect((await cancel(id, '')).status).toBe(403)
  expect((await readCancellable(id, '')).status).toBe(403)
  for (const unknown of ['x', crypto.randomUUID()]) {
    expect((await cancel(unknown)).status).toBe(404)
    expect((await readCancellable(unknown)).status).toBe(404)
  }
  expect((await readBookings(id)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
})
