import { refundChangedDetailsSchema } from '@nusa/shared/booking'
import { addDays, instantInBali, todayInBali } from '@nusa/shared/dates'
import { makeCancellationPolicy } from '@nusa/shared/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CancellationHelpers, createCancellationHelpers } from '../testing/cancellation-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let helpers: CancellationHelpers
let policy: number

const { tiers } = makeCancellationPolicy()

beforeAll(async () => {
  shop = await startTestApp()
  const { payload } = shop.office
  policy = (await payload.create({ collection: 'cancellation-policies', data: { name: 'Boat trips', tiers } })).id
  helpers = await createCancellationHelpers(shop, { cancellation_policy_id: policy })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await shop.office.payload.update({ collection: 'cancellation-policies', id: policy, data: { tiers } })
})

/** Sets the clock to this many hours before the start of the booked tours. They start at midnight in a week. */
function setHoursLeft(hours: number, milliseconds = 0) {
  const start = instantInBali(addDays(todayInBali(new Date()), 7), '00:00')
  shop.clock.now = new Date(start.getTime() - hours * 3_600_000 - milliseconds)
}

const refundsAt = (providerId: string) => shop.sandbox.refunds.list(providerId).map(({ amount }) => amount)

describe('a booking of a product with a cancellation policy', () => {
  test('is refunded in part after the deadline for a full refund, and the invoice keeps its totals', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    setHoursLeft(72)
    const [before] = (await helpers.read(id)).bookings
    expect(before).toMatchObject({ cancellation_tiers: tiers, paid_amount: 1_100_000, gives_back: 550_000 })
    const confirmed = { paid: 1_100_000, refund: 550_000 }
    expect(await helpers.cancel(first, { confirmed })).toEqual({ status: 'cancelled', refund: 550_000 })
    expect(await helpers.cancel(first, { confirmed })).toEqual({ status: 'cancelled', refund: 550_000 })
    expect(await helpers.read(id)).toMatchObject({
      status: 'refunded',
      total_after_tax: 1_100_000,
      tax_amount: 100_000,
      bookings: [{ payment_status: 'refunded', paid_amount: 0, refund: { amount: 550_000, state: 'done' } }],
    })
    expect(refundsAt(providerId)).toEqual([550_000])
    expect(await helpers.countReservedDays(first)).toBe(0)
    const [mail] = helpers.mails(id, 'Your booking has been cancelled')
    expect(mail?.text).toContain('We’ll refund Rp550.000 of the Rp1.100.000 you paid')
    expect(mail?.text).toContain('Rp100.000')
  })

  test.each([
    ['a second before the first deadline', 72, 1000, 1_100_000],
    ['at the first deadline', 72, 0, 550_000],
    ['a second before the last deadline', 24, 1000, 550_000],
  ])('is refunded $3 of 1100000 rupiah if it is cancelled %s', async (_when, hours, milliseconds, refund) => {
    const { first } = await helpers.bookAndPay()
    setHoursLeft(hours, milliseconds)
    expect((await helpers.cancel(first)).refund).toBe(refund)
  })

  test('cannot be cancelled online after the last deadline', async () => {
    const { first } = await helpers.bookAndPay()
    setHoursLeft(24)
    expect(await helpers.cancelExpectingFailure(first)).toMatchObject({ status: 409, code: 'cancel_too_late' })
  })

  test('is not cancelled if the refund differs from the refund that the traveller confirmed', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    setHoursLeft(72)
    const shown = { paid: 1_100_000, refund: 1_100_000 }
    const refused = await helpers.cancelExpectingFailure(first, { confirmed: shown })
    expect(refused).toMatchObject({ status: 409, code: 'refund_changed' })
    const confirmed = refundChangedDetailsSchema.parse(refused.details)
    expect(confirmed).toEqual({ paid: 1_100_000, refund: 550_000 })
    expect((await helpers.read(id)).bookings[0]?.status).toBe('confirmed')
    expect(refundsAt(providerId)).toEqual([])
    expect((await helpers.cancel(first, { confirmed })).refund).toBe(550_000)
  })

  test('is not cancelled if it was paid after the traveller confirmed to cancel an unpaid booking', async () => {
    const { first } = await helpers.bookAndPay()
    expect(await helpers.cancelExpectingFailure(first, { confirmed: { paid: 0, refund: 0 } })).toMatchObject({
      code: 'refund_changed',
      details: { paid: 1_100_000, refund: 1_100_000 },
    })
  })

  test('keeps the policy from the time of the booking when editors change the policy', async () => {
    const { id, first } = await helpers.bookAndPay()
    const strict = [{ hours_before: 0, refund_percent: 0 }]
    await shop.office.payload.update({ collection: 'cancellation-policies', id: policy, data: { tiers: strict } })
    expect((await helpers.read(id)).bookings[0]?.cancellation_tiers).toEqual(tiers)
    const later = await helpers.bookAndPay()
    expect((await helpers.read(later.id)).bookings[0]?.cancellation_tiers).toEqual(strict)
    setHoursLeft(72)
    expect((await helpers.cancel(first)).refund).toBe(550_000)
    expect((await helpers.cancel(later.first)).refund).toBe(0)
    expect(await helpers.read(later.id)).toMatchObject({
      status: 'paid',
      bookings: [{ status: 'cancelled', payment_status: 'paid', refund: null }],
    })
    const [mail] = helpers.mails(later.id, 'Your booking has been cancelled')
    expect(mail?.text).toContain('Nothing is refunded, as the cancellation policy of this booking says.')
  })

  test('is refunded once when it is cancelled ten times at the same moment', async () => {
    const { first, providerId } = await helpers.bookAndPay()
    setHoursLeft(72)
    const answers = await Promise.all(Array.from({ length: 10 }, () => helpers.cancel(first)))
    expect(answers.map(({ refund }) => refund)).toEqual(Array.from({ length: 10 }, () => 550_000))
    expect(refundsAt(providerId)).toEqual([550_000])
  })
})

test('bookings of one order are refunded by their own policies, including add-ons and tax', async () => {
  const strict = await shop.office.payload.create({
    collection: 'cancellation-policies',
    data: { name: 'A third', tiers: [{ hours_before: 48, refund_percent: 33 }] },
  })
  const tour = await offerTour(shop, { cancellation_policy_id: strict.id })
  const lunch = [{ id: tour.add_on[0]?.id ?? '', quantity: 1 }]
  const { ayu } = helpers
  const mixed = requestFor(tour, [choose(shop, tour, { addOns: lunch }), choose(shop, tour)])
  const { invoiceId } = await ayu.call('placeBooking', mixed)
  await helpers.openPayment(invoiceId)
  const providerId = helpers.listProviderInvoices(invoiceId)[0]?.id ?? ''
  await helpers.pay(providerId)
  const { bookings, total_after_tax } = await helpers.read(invoiceId)
  expect(bookings.map(({ paid_amount }) => paid_amount)).toEqual([1_265_000, 1_100_000])
  for (const { id } of bookings) await helpers.cancel(id)
  expect(refundsAt(providerId).toSorted()).toEqual([363_000, 417_450])
  expect(417_450 + 363_000).toBeLessThan(total_after_tax)
})

test('a booking from before policies existed is refunded by the built-in policy', async () => {
  const { id, first } = await helpers.bookAndPay()
  const { payload } = shop.office
  await payload.db.updateOne({ collection: 'bookings', id: first, data: { cancellation_tiers: null } })
  setHoursLeft(30)
  expect((await helpers.read(id)).bookings[0]?.gives_back).toBe(1_100_000)
  expect((await helpers.cancel(first)).refund).toBe(1_100_000)
})

test('a product without a policy has the policy of the settings', async () => {
  const { payload } = shop.office
  await payload.updateGlobal({ slug: 'settings', data: { cancellation_policy_id: policy } })
  const tour = await offerTour(shop)
  const { invoiceId } = await helpers.ayu.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
  expect((await helpers.read(invoiceId)).bookings[0]?.cancellation_tiers).toEqual(tiers)
  await payload.updateGlobal({ slug: 'settings', data: { cancellation_policy_id: null } })
  const { invoiceId: next } = await helpers.ayu.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
  expect((await helpers.read(next)).bookings[0]?.cancellation_tiers).toEqual([
    { hours_before: 24, refund_percent: 100 },
  ])
})

test('a booking is rejected if the traveller saw another policy; the error contains the current policy', async () => {
  const tour = await offerTour(shop, { cancellation_policy_id: policy })
  const request = requestFor(tour, [choose(shop, tour)])
  const withSeen = (seenTiers: typeof tiers) => ({
    ...request,
    items: request.items.map((item) => ({ ...item, seenTiers })),
  })
  const outdated = withSeen([{ hours_before: 24, refund_percent: 100 }])
  const refused = await helpers.ayu.callExpectingFailure('placeBooking', outdated)
  expect(refused).toMatchObject({ status: 409, code: 'cancellation_changed' })
  expect(refused.details).toEqual({ items: [{ itemId: 'item-1', cancellation: { tiers, note: '' } }] })
  const { invoiceId } = await helpers.ayu.call('placeBooking', withSeen(tiers.toReversed()))
  expect((await helpers.read(invoiceId)).bookings).toHaveLength(1)
})
