import { addDays, instantInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOutbox } from '../services/mails/send-outbox.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'
import { createTripLinkHelpers, type TripLinkHelpers } from '../testing/trip-link.ts'

let shop: TestApp
let link: TripLinkHelpers

beforeAll(async () => {
  shop = await startTestApp()
  link = await createTripLinkHelpers(shop)
})
afterAll(() => shop.stop())

describe('the reminder of missing details', () => {
  test('is sent once, three days before the start, for paid bookings only', async () => {
    const [paid, , cancelled] = [await link.book(), await link.book(), await link.book()]
    for (const { id } of [paid, cancelled]) {
      await shop.office.payload.db.updateOne({ collection: 'bookings', id, data: { payment_status: 'paid' } })
    }
    await shop.office.payload.db.updateOne({ collection: 'bookings', id: cancelled.id, data: { status: 'cancelled' } })
    const now = shop.clock.now
    try {
      const remind = async (days: number) => {
        shop.clock.now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
        return shop.deps.tripDetails.queueReminders(shop.clock.now)
      }
      expect(await remind(3)).toBe(0)
      expect(await remind(4)).toBe(1)
      expect(await remind(5)).toBe(0)
      expect(await remind(8)).toBe(0)
    } finally {
      shop.clock.now = now
    }
    const where = { kind: { equals: 'details_reminder' } }
    const { docs } = await shop.office.payload.find({ collection: 'outgoing-mails', where, depth: 0 })
    expect(docs.map(({ booking }) => booking)).toEqual([paid.id])
  })

  test('is sent three days before the pickup day that staff have set', async () => {
    const { id, token } = await link.book()
    const { booking_date: date } = await link.open(token)
    const data = { payment_status: 'paid', start_time: null, pickup_date: addDays(date, 1) }
    await shop.office.payload.db.updateOne({ collection: 'bookings', id, data })
    const remindBefore = (days: number) =>
      shop.deps.tripDetails.queueReminders(instantInBali(addDays(date, -days), '12:00'))
    expect(await remindBefore(3)).toBe(0)
    expect(await remindBefore(2)).toBe(1)
  })
})

describe('a queued reminder', () => {
  /** Books the tour, marks it as paid, and queues its reminder three days before. */
  async function queueReminder() {
    const booked = await link.book()
    await shop.deps.background.waitForCompletion()
    await shop.office.payload.db.updateOne({ collection: 'invoices', id: booked.invoiceId, data: { status: 'paid' } })
    await shop.office.payload.db.updateOne({
      collection: 'bookings',
      id: booked.id,
      data: { payment_status: 'paid', pickup_kind: 'later' },
    })
    shop.clock.now = new Date(shop.clock.now.getTime() + 4 * 24 * 60 * 60 * 1000)
    expect(await shop.deps.tripDetails.queueReminders(shop.clock.now)).toBe(1)
    return booked
  }

  test.each([
    ['the traveller gave the details', ({ token }: { token: string }) => link.save(token, { pickup: 'meeting_point' })],
    [
      'the tour has started',
      async ({ token }: { token: string }) => {
        shop.clock.now = new Date((await link.open(token)).open_until)
      },
    ],
  ])('is not sent after %s', async (_event, happen) => {
    const now = shop.clock.now
    try {
      const booked = await queueReminder()
      await happen(booked)
      await shop.deps.background.waitForCompletion()
      await sendOutbox(shop.deps)
      const where = { kind: { equals: 'details_reminder' }, booking: { equals: booked.id } }
      expect((await shop.office.payload.count({ collection: 'outgoing-mails', where })).totalDocs).toBe(0)
    } finally {
      shop.clock.now = now
    }
  })
})

test('a required question that is added after the booking causes a link and a reminder', async () => {
  const boat = await offerTour(shop)
  const { invoiceId } = await link.helpers.ayu.call('placeBooking', requestFor(boat, [choose(shop, boat)]))
  const read = async () =>
    (await link.helpers.ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)).bookings[0]
  expect(await read()).toMatchObject({ details_link: null, missing_details: null })
  const { payload } = shop.office
  const booking_questions = [{ text: 'Can you swim?', type: 'yes_no', per: 'booking', is_required: true }] as const
  await payload.update({ collection: 'tours', id: boat.id, data: { booking_questions: [...booking_questions] } })
  const booking = await read()
  expect(booking).toMatchObject({ details_link: expect.any(String), missing_details: { answers: 1 } })
  const id = booking?.id ?? 0
  await payload.db.updateOne({ collection: 'bookings', id, data: { payment_status: 'paid' } })
  await shop.deps.tripDetails.queueReminders(
    new Date(Date.parse(`${booking?.booking_date}T00:00:00+08:00`) - 24 * 60 * 60 * 1000),
  )
  const where = { kind: { equals: 'details_reminder' }, booking: { equals: id } }
  expect((await payload.count({ collection: 'outgoing-mails', where })).totalDocs).toBe(1)
})
