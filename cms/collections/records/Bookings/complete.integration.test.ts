import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
import type { Where } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Booking } from '../../../generated/payload-types.ts'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
let id: number

beforeAll(async () => {
  company = await startCompany()
  id = company.ofAyu.bookingId
})
afterAll(() => company.cms.stop())

const today = todayInBali(new Date())
const updateBooking = (data: Partial<Booking>) => company.cms.payload.db.updateOne({ collection: 'bookings', id, data })
const set = (status: Booking['status']) => company.rest(company.staff.token, 'PATCH', `bookings/${id}`, { status })
const read = () => company.cms.payload.findByID({ collection: 'bookings', id, depth: 0 })

async function refusal(response: Response): Promise<[number, string]> {
  const { errors } = await response.json()
  return [response.status, errors[0].data.errors[0].message]
}

describe('a booking', () => {
  beforeEach(() =>
    updateBooking({
      status: 'confirmed',
      payment_status: 'paid',
      booking_date: today,
      end_date: null,
      pickup_date: null,
      pickup_time: null,
      start_time: null,
    }),
  )

  test('cannot be completed before its last day (Bali date)', async () => {
    const futureDates: readonly (readonly [LocalDate, LocalDate | null, pickup?: LocalDate])[] = [
      [addDays(today, 4), null],
      // Two days ahead, because midnight in Bali may pass during the test.
      [today, addDays(today, 2)],
      [today, null, addDays(today, 2)],
    ]
    for (const [booking_date, end_date, pickup_date = null] of futureDates) {
      await updateBooking({ booking_date, end_date, pickup_date })
      expect(await refusal(await set('completed'))).toEqual([
        400,
        'This booking has not taken place yet. It can be marked as completed from its last day, after the departure.',
      ])
    }
    expect((await read()).status).toBe('confirmed')
  })

  test('cannot be completed while it is unpaid', async () => {
    await updateBooking({ payment_status: 'pending' })
    expect(await refusal(await set('completed'))).toEqual([400, 'This booking is not paid, so it cannot be completed.'])
  })

  test('can be completed on its last day if it is paid, and can then be set back to confirmed', async () => {
    expect((await set('completed')).status).toBe(200)
    expect((await set('confirmed')).status).toBe(200)
    expect((await read()).status).toBe('confirmed')
  })

  test('can be cancelled after its completion, which releases the capacity and refunds the payment', async () => {
    await company.cms.payload.db.updateOne({
      collection: 'invoices',
      id: company.ofAyu.invoiceId,
      data: { status: 'paid' },
    })
    await set('completed')
    expect((await set('cancelled')).status).toBe(200)
    const hold = await company.cms.payload.findByID({ collection: 'holds', id: company.ofAyu.holdId })
    expect(hold.released_at).not.toBeNull()
    const where: Where = { and: [{ booking: { equals: id } }, { state: { equals: 'requested' } }] }
    const { docs } = await company.cms.payload.find({ collection: 'refunds', where, depth: 0 })
    expect(docs).toMatchObject([{ amount: 990_000 }])
  })
})
