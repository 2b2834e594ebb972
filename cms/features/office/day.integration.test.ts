import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeTexts } from '../../collections/records/texts/index.ts'
import { dayText } from '../../core/i18n/times.ts'
import type { Booking } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { createBooking, keepInvoiceOpen } from '../../testing/create-booking.ts'
import { readDayBookings } from './day-bookings.ts'
import { eventText, timeText } from './day-texts.ts'

const day = addDays(todayInBali(new Date()), 30)
let company: Company

beforeAll(async () => {
  company = await startCompany()
  const { payload } = company.cms
  await keepInvoiceOpen(company)
  await payload.update({
    collection: 'travellers',
    id: company.ayu.account.id,
    data: { first_name: 'Ayu' },
  })
})
afterAll(() => company.cms.stop())

const book = async (data: Partial<Booking>) => (await createBooking(company, { booking_date: day, ...data })).id
const deleteBookings = (ids: number[]) =>
  company.cms.payload.delete({ collection: 'bookings', where: { id: { in: ids } } })
const csvOf = async (date: string) =>
  (await company.rest(company.staff.token, 'GET', `office/bookings.csv?day=${date}`)).text()
const onDay = (date = day) => readDayBookings(company.cms.payload, date, new Date())

describe('the bookings of a day', () => {
  test('include all bookings that start on the day and rentals that end on the day, ordered by pickup time', async () => {
    const ids = [
      await book({ tour_title: 'Snorkelling', pickup_time: 'after breakfast' }),
      await book({ kind: 'room', tour_title: 'Villa', end_date: addDays(day, 2) }),
      await book({ kind: 'rental', tour_title: 'Comes', pickup_time: '09:00', end_date: addDays(day, 2) }),
      await book({
        kind: 'rental',
        tour_title: 'Goes',
        booking_date: addDays(day, -2),
        end_date: day,
        pickup_time: '08:00',
      }),
      await book({ kind: 'rental', tour_title: 'Both', end_date: day, pickup_time: '10:00' }),
      await book({ kind: 'transfer', tour_title: 'Airport', pickup_time: '7.30 am' }),
      await book({ tour_title: 'Sunrise', pickup_time: '02:15' }),
      await book({ tour_title: 'Rafting', pickup_time: '08:30 WITA' }),
      await book({ tour_title: 'Trek', pickup_time: '0600' }),
      await book({ tour_title: 'Yesterday', booking_date: addDays(day, -1) }),
      await book({ kind: 'room', tour_title: 'Leaves', booking_date: addDays(day, -2), end_date: day }),
      await book({ tour_title: 'Called off', status: 'cancelled' }),
    ]
    expect((await onDay()).map(({ time, event, product }) => [time, event, product])).toEqual([
      ['02:15', 'tour', 'Sunrise'],
      ['06:00', 'tour', 'Trek'],
      ['07:30', 'transfer', 'Airport'],
      ['08:30', 'tour', 'Rafting'],
      ['09:00', 'pickup', 'Comes'],
      ['10:00', 'pickup_and_return', 'Both'],
      ['after breakfast', 'tour', 'Snorkelling'],
      ['', 'return', 'Goes'],
      ['', 'arrival', 'Villa'],
    ])
    await deleteBookings(ids)
  })

  test('are sorted by start time in Bali, and show the time zone of a departure outside of Bali', async () => {
    const ids = [
      await book({ tour_title: 'Borobudur', start_time: '00:30', time_zone: 'Asia/Jakarta' }),
      await book({ tour_title: 'Batur', start_time: '01:00', start_label: 'Sunrise', time_zone: 'Asia/Makassar' }),
      await book({ tour_title: 'Collected', start_time: '04:00', pickup_time: '03:30', time_zone: 'Asia/Jakarta' }),
      await book({ kind: 'transfer', tour_title: 'Late', pickup_time: '23:30', time_zone: 'Asia/Jakarta' }),
      await book({ kind: 'transfer', tour_title: 'Early', pickup_time: '00:30', time_zone: 'Asia/Jayapura' }),
      await book({ tour_title: 'Snorkelling', pickup_time: 'after breakfast' }),
    ]
    expect((await onDay()).map(({ time, departureName: departure, product }) => [time, departure, product])).toEqual([
      ['00:30 WIT', '', 'Early'],
      ['01:00', '01:00, Sunrise', 'Batur'],
      ['00:30 WIB', '00:30 WIB', 'Borobudur'],
      ['03:30 WIB', '04:00 WIB', 'Collected'],
      ['23:30 WIB', '', 'Late'],
      ['after breakfast', '', 'Snorkelling'],
    ])
    expect(await csvOf(day)).toContain('01:00, Sunrise')
    await deleteBookings(ids)
  })

  test('include a departure of the next day if the pickup is in the evening of this day', async () => {
    const ids = [
      await book({ tour_title: 'Batur', start_time: '00:15', pickup_time: '23:45 on the day before' }),
      await book({ tour_title: 'Abang', start_time: '00:15', pickup_time: '23.50' }),
      await book({ tour_title: 'Penida', start_time: '08:00', pickup_time: '06:30' }),
    ]
    const evening = addDays(day, -1)
    expect(
      (await onDay(evening)).map(({ time, departureName: departure, product }) => [time, departure, product]),
    ).toEqual([
      ['23:45', '00:15', 'Batur'],
      ['23:50', '00:15', 'Abang'],
    ])
    expect((await onDay()).map(({ product }) => product)).toEqual(['Batur', 'Abang', 'Penida'])
    expect(await csvOf(evening)).toContain('23:50,Tour,Abang,00:15 (next day)')
    expect(await csvOf(day)).toContain('23:50 (day before),Tour,Abang,00:15,')
    await deleteBookings(ids)
  })

  test('include a booking whose pickup is on this day, with a hint if the travel date is another day', async () => {
    const nextDay = addDays(day, 1)
    const ids = [
      await book({ kind: 'transfer', tour_title: 'Delayed', pickup_time: '01:00', pickup_date: nextDay }),
      await book({ tour_title: 'Trek', pickup_time: '22:00', pickup_date: addDays(day, -1) }),
      await book({ kind: 'transfer', tour_title: 'Late', pickup_time: '23:00' }),
    ]
    const rental = { kind: 'rental', tour_title: 'Car', pickup_time: '00:30', end_date: addDays(day, 2) } as const
    ids.push(await book({ ...rental, pickup_date: nextDay }))
    const sheet = async (date: typeof day) =>
      (await onDay(date)).map((row) => [timeText(row, officeTexts.en), eventText(row, officeTexts.en), row.product])
    const travelDate = `travel date ${dayText(day, 'en')}`
    expect(await sheet(addDays(day, -1))).toEqual([['22:00', `Tour, ${travelDate}`, 'Trek']])
    expect(await sheet(day)).toEqual([
      ['22:00 (day before)', 'Tour', 'Trek'],
      ['23:00', 'Transfer', 'Late'],
      ['00:30 (next day)', 'Rental: pickup', 'Car'],
      ['01:00 (next day)', 'Transfer', 'Delayed'],
    ])
    expect(await sheet(nextDay)).toEqual([
      ['00:30', `Rental: pickup, ${travelDate}`, 'Car'],
      ['01:00', `Transfer, ${travelDate}`, 'Delayed'],
    ])
    const csv = await csvOf(nextDay)
    expect(csv).toContain(`01:00,"Transfer, ${travelDate}",Delayed`)
    await deleteBookings(ids)
  })

  test('use the Bali date of a departure or pickup in another time zone, and show the travel date', async () => {
    const jakarta = { time_zone: 'Asia/Jakarta' } as const
    const jayapura = { time_zone: 'Asia/Jayapura' } as const
    const ids = [
      await book({ tour_title: 'Borobudur', start_time: '23:30', ...jakarta }),
      await book({ tour_title: 'Sentani', start_time: '00:30', pickup_time: '00:10', ...jayapura }),
      await book({ tour_title: 'Bromo', start_time: '23:00', end_date: addDays(day, 2), ...jakarta }),
      await book({ kind: 'rental', tour_title: 'Car', pickup_time: '23:10', end_date: addDays(day, 3), ...jakarta }),
      await book({ tour_title: 'Prambanan', start_time: '22:30', ...jakarta }),
    ]
    const sheet = async (date: typeof day) =>
      (await onDay(date)).map((row) => [row.time, eventText(row, officeTexts.en), row.product])
    const travelDate = `travel date ${dayText(day, 'en')}`
    expect(await sheet(addDays(day, -1))).toEqual([['00:10 WIT', `Tour, ${travelDate}`, 'Sentani']])
    expect(await sheet(day)).toEqual([
      ['00:10 WIT', 'Tour', 'Sentani'],
      ['22:30 WIB', 'Tour', 'Prambanan'],
      ['23:00 WIB', 'Tour, day 1 of 3', 'Bromo'],
      ['23:10 WIB', 'Rental: pickup', 'Car'],
      ['23:30 WIB', 'Tour', 'Borobudur'],
    ])
    expect(await sheet(addDays(day, 1))).toEqual([
      ['23:00 WIB', `Tour, day 1 of 3, ${travelDate}`, 'Bromo'],
      ['23:10 WIB', `Rental: pickup, ${travelDate}`, 'Car'],
      ['23:30 WIB', `Tour, ${travelDate}`, 'Borobudur'],
    ])
    expect(await sheet(addDays(day, 2))).toEqual([['', 'Tour, day 3 of 3', 'Bromo']])
    await deleteBookings(ids)
  })

  test('show the day of a flight if the pickup is on another day', async () => {
    const answerOf = (question_id: string, question: string, answer: string) => ({
      ...{ question_id, question, answer },
      traveller: null,
    })
    const answers = [
      answerOf('direction', 'Direction', 'Arrival: from the airport'),
      answerOf('flight_time', 'Arrival time of the flight', '23:50'),
    ]
    const ids = [await book({ kind: 'transfer', tour_title: 'Night ride', pickup_time: '00:30', answers })]
    const [ride] = await onDay()
    expect(ride?.answers.at(-1)).toMatchObject({ answer: '23:50', flightDay: 'day before' })
    expect(await csvOf(day)).toContain('23:50 (day before)')
    await deleteBookings(ids)
  })

  test('include a tour on each of its days, and show the pickup time and place only on the first day', async () => {
    const pickup = { pickup_time: '07:00', pickup_location: 'Sanur' }
    const id = await book({ tour_title: 'Komodo', end_date: addDays(day, 2), ...pickup })
    const onDays = await Promise.all([-1, 0, 1, 2, 3].map((days) => onDay(addDays(day, days))))
    expect(
      onDays.map((found) => found.map(({ event, tourDay, time, place }) => [event, tourDay, time, place])),
    ).toEqual([
      [],
      [['tour', { dayNumber: 1, dayCount: 3 }, '07:00', 'Sanur']],
      [['tour', { dayNumber: 2, dayCount: 3 }, '', '']],
      [['tour', { dayNumber: 3, dayCount: 3 }, '', '']],
      [],
    ])
    expect(await csvOf(addDays(day, 1))).toContain('Tour, day 2 of 3')
    await deleteBookings([id])
  })

  test('exclude bookings whose time to pay is over, even if the scheduled sweep has not run yet', async () => {
    const id = await book({ payment_status: 'pending', invoice_id: company.ofBen.invoiceId })
    const change = (data: Record<string, unknown>) =>
      company.cms.payload.db.updateOne({ collection: 'invoices', id: company.ofBen.invoiceId, data })
    await change({ expires_at: new Date(Date.now() - 1000).toISOString() })
    expect(await onDay()).toEqual([])
    await change({ needs_attention: true })
    expect(await onDay()).toMatchObject([{ payment: 'pending', isInReview: true }])
    await change({ needs_attention: false })
    await deleteBookings([id])
  })

  test('do not mention the paid pickup in the description, because the pickup can change', async () => {
    const pickup = { id: 'pickup', name: 'Pickup: Uluwatu', unitPrice: 150_000, quantity: 1, times: 1, total: 150_000 }
    const id = await book({
      booking_description: '12 adults, Pickup: Uluwatu',
      unit_price: {
        ...{ basePriceBreakdown: [], basePriceTotal: 0, addOns: [pickup], addOnsTotal: 150_000 },
        ...{ totalBeforeDiscount: 150_000, discountAmount: 0, grandTotal: 150_000 },
      },
      pickup_zone: 'Ubud',
      pickup_location: 'Hotel Ubud',
    })
    const [booking] = await onDay()
    expect(booking).toMatchObject({ description: '12 adults', place: 'Hotel Ubud, Ubud' })
    const stored = await company.cms.payload.findByID({ collection: 'bookings', id, depth: 0 })
    expect(stored.booking_description).toBe('12 adults')
    await deleteBookings([id])
  })

  test('show a missing pickup only for tours, and only until staff enter the pickup place', async () => {
    const id = await book({ pickup_kind: 'later' })
    const ride = await book({ kind: 'transfer', pickup_location: 'Ngurah Rai' })
    expect(await onDay()).toMatchObject([{ isPickupMissing: true }, { isPickupMissing: false }])
    for (const booking of [id, ride])
      await company.rest(company.staff.token, 'PATCH', `bookings/${booking}`, { pickup_location: 'Lembah Sayan' })
    expect((await onDay()).map(({ isPickupMissing, place }) => [isPickupMissing, place])).toEqual([
      [false, 'Lembah Sayan'],
      [false, 'Ngurah Rai'],
    ])
    await deleteBookings([id, ride])
  })
})
