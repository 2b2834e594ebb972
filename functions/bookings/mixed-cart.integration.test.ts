import { instantInBali } from '@nusa/shared/dates'
import { afterAll, describe, expect, test } from 'vitest'
import { dayFromNow } from '../testing/offers.ts'
import { startShopWithOffers } from '../testing/shop-with-offers.ts'
import { choose } from '../testing/tours.ts'

const { shop, helpers, transfer, rental, hotel, placeBooking, readUnitsLeft } = await startShopWithOffers()
afterAll(() => shop.stop())

describe('a cart with a tour, a transfer, a rental and a room', () => {
  test('creates one invoice, and cancelling a booking refunds the price of that booking and releases its capacity', async () => {
    const addOns = [{ id: rental.addOnId }, { id: rental.addOnId }]
    const choices = [
      choose(shop, helpers.tour),
      transfer.choose({ quantity: 2, adults: 6, children: 1 }),
      rental.choose({ addOns }),
      hotel.choose({ quantity: 2, adults: 3 }),
    ]
    const { invoiceId } = await placeBooking(...choices)
    const invoice = await helpers.read(invoiceId)
    const week = dayFromNow(shop, 7)
    const address = 'Jalan Raya Sayan, Ubud 80571, Indonesia'
    const none = { pickup_location: '', delivery_location: '' }
    expect(invoice.bookings).toMatchObject([
      { kind: 'tour', page: `/tour/${helpers.tour.slug}`, booking_date: week, end_date: week, total_price: 1_000_000 },
      {
        ...none,
        kind: 'transfer',
        tour_title: 'Airport Transfer: Ngurah Rai to Ubud',
        package_title: 'Toyota Innova',
        page: `/airport-transfer/${transfer.id}`,
        pickup_time: '14:30',
        pickup_location: 'Ngurah Rai',
        booking_description: '2 cars, 6 adults, 1 child',
        total_price: 700_000,
      },
      {
        ...none,
        kind: 'rental',
        tour_title: 'Toyota Avanza',
        package_title: 'Daily Rental',
        page: `/car-rental/${rental.id}`,
        end_date: dayFromNow(shop, 9),
        pickup_time: '09:00',
        delivery_location: 'Sayan, Ubud',
        booking_description: '3 days, Child seat',
        total_price: 1_250_000,
      },
      {
        ...none,
        kind: 'room',
        tour_title: 'Lembah Sayan',
        package_title: 'Garden Room',
        end_date: dayFromNow(shop, 9),
        pickup_time: '',
        pickup_location: address,
        booking_description: '2 nights, 2 rooms, 3 adults',
        quantity: 2,
        total_price: 3_600_000,
      },
    ])
    expect(invoice.total_after_tax).toBe(7_205_000)
    expect((await readUnitsLeft('room', hotel.roomId)).days).toEqual({ [week]: 7, [dayFromNow(shop, 8)]: 7 })

    await helpers.openPayment(invoiceId)
    const [open] = helpers.listProviderInvoices(invoiceId)
    expect(open?.items?.map(({ name, price }) => [name, price])).toEqual([
      [`${helpers.tour.title} - Shared van`, 1_000_000],
      ['Airport Transfer: Ngurah Rai to Ubud - Toyota Innova', 700_000],
      ['Toyota Avanza - Daily Rental', 1_250_000],
      ['Lembah Sayan - Garden Room', 3_600_000],
    ])
    await helpers.pay(open?.id ?? '')
    expect((await helpers.read(invoiceId)).bookings.map(({ payment_status }) => payment_status)).toEqual(
      Array(4).fill('paid'),
    )
    const [mail] = helpers.mails(invoiceId, 'We received your payment')
    expect(mail?.attachments).toHaveLength(8)
    for (const words of ['Check-in', address, 'Delivery location', '14:30 (Bali time), Ngurah Rai'])
      expect(mail?.text).toContain(words)

    const room = invoice.bookings[3]?.id ?? 0
    expect(await helpers.cancel(room)).toEqual({ status: 'cancelled', refund: 3_960_000 })
    expect((await helpers.readStaffView(invoiceId)).refunds).toMatchObject([{ booking: room, amount: 3_960_000 }])
    const after = await helpers.read(invoiceId)
    expect([after.status, after.bookings.map(({ status }) => status)]).toEqual([
      'paid',
      ['confirmed', 'confirmed', 'confirmed', 'cancelled'],
    ])
    expect(await helpers.countReservedDays(room)).toBe(0)
    for (const [index, reserved, refund] of [
      [1, 1, 770_000],
      [2, 3, 1_375_000],
    ] as const) {
      const id = invoice.bookings[index]?.id ?? 0
      expect(await helpers.countReservedDays(id)).toBe(reserved)
      expect(await helpers.cancel(id)).toEqual({ status: 'cancelled', refund })
      expect(await helpers.countReservedDays(id)).toBe(0)
    }
  })

  test('contains a transfer that can be cancelled until 24 hours before its pickup time of 18:00', async () => {
    const { invoiceId } = await placeBooking(transfer.choose({ pickupTime: '18:00' }))
    const [ride] = (await helpers.read(invoiceId)).bookings
    const begins = instantInBali(dayFromNow(shop, 7), '18:00').getTime()
    await helpers.openPayment(invoiceId)
    await helpers.pay(helpers.listProviderInvoices(invoiceId)[0]?.id ?? '')
    shop.clock.now = new Date(begins - 24 * 3_600_000)
    expect((await helpers.cancelExpectingFailure(ride?.id ?? 0)).code).toBe('cancel_too_late')
    shop.clock.now = new Date(begins - 24 * 3_600_000 - 1000)
    expect((await helpers.cancel(ride?.id ?? 0)).status).toBe('cancelled')
  })
})
