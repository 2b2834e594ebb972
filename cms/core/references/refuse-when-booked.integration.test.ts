import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTour } from '../../testing/content.ts'
import { createCmsUser } from '../../testing/people.ts'
import { createRecords } from '../../testing/records.ts'
import { createSamples } from '../../testing/samples.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let token = ''
let samples: Awaited<ReturnType<typeof createSamples>> = {}
let bookingId = 0

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
  samples = await createSamples(cms)
  const { id: traveller } = await cms.payload.create({
    collection: 'travellers',
    data: { email: 'ayu@example.com', password: 'A-Password-1' },
    disableVerificationEmail: true,
  })
  bookingId = (await createRecords(cms.payload, traveller, (await createTour(cms.payload)).id)).bookingId
})
afterAll(() => cms.stop())

const createOffer = async (collection: string) => {
  const response = await cms.call('POST', `/api/${collection}`, { token, body: samples[collection] })
  return (await response.json()).doc.id
}

const remove = async (collection: string, id: number | string) => {
  const response = await cms.call('DELETE', `/api/${collection}/${id}`, { token })
  return [response.status, (await response.json()).errors?.[0].message]
}

/** Writes to the database directly, because the rules for the history of a booking are not tested here. */
const book = (data: Record<string, unknown>) =>
  cms.payload.db.updateOne({ collection: 'bookings', id: bookingId, data: { status: 'confirmed', ...data } })

const inDays = (days: number) => addDays(todayInBali(new Date()), days)

describe('an offer with a booking', () => {
  test.each([
    ['tours', 'tour_id', 'unpublish it', 'Nusa Penida'],
    ['car-rentals', 'rental_id', 'make it inactive', 'Avanza'],
    ['airport-transfers', 'transfer_id', 'make it inactive', 'Ngurah Rai to Ubud, Hiace'],
    ['hotels', 'hotel_id', 'unpublish it', 'Villa Lembah'],
  ])('cannot be deleted before the booking is over or cancelled: %s', async (collection, field, remedy, title) => {
    const id = await createOffer(collection)
    await book({ [field]: id, booking_date: inDays(0) })
    expect(await remove(collection, id)).toEqual([409, `“${title}” has 1 booking coming up. Please ${remedy} instead.`])
    await book({ [field]: id, booking_date: inDays(-2), end_date: inDays(1) })
    expect((await remove(collection, id))[0], 'a rental or a stay that has begun').toBe(409)
    await book({ [field]: id, booking_date: inDays(-1), end_date: null, pickup_date: inDays(0) })
    expect((await remove(collection, id))[0], 'a pickup on the day after the travel date').toBe(409)
    await book({ [field]: id, booking_date: inDays(2), pickup_date: null, status: 'cancelled' })
    expect((await remove(collection, id))[0], 'cancelled').toBe(200)
  })

  test('can be deleted after the booking is over', async () => {
    const id = await createOffer('car-rentals')
    await book({ rental_id: id, booking_date: inDays(-2), end_date: inDays(-1) })
    expect((await remove('car-rentals', id))[0]).toBe(200)
  })
})
