import type { MailKind } from '@nusa/shared/booking'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, test } from 'vitest'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import { paidBooking, paidInvoice } from '../../testing/paid-invoice.ts'
import { createMailContent } from './booking-mail-content.ts'

const active: StoredBooking = { ...paidBooking, productTitle: 'Batur' }
const cancelled: StoredBooking = {
  ...paidBooking,
  id: 2,
  number: 'NUSA-7K3F9Q-2',
  productTitle: 'Penida',
  status: 'cancelled',
}

function createMail(
  kind: MailKind,
  bookings: StoredBooking[],
  changes: Partial<InvoiceWithBookings> = {},
  payload: Record<string, unknown> = {},
  now = paidInvoice.createdAt,
) {
  const siteUrl = 'https://nusa.example'
  const invoice = { ...paidInvoice, ...changes, bookings }
  const {
    paragraphs,
    cards = [],
    closingParagraphs = [],
    button,
  } = createMailContent(kind, {
    invoice,
    bookings,
    url: siteUrl,
    siteUrl,
    detailsUrlOf: ({ id }) => `${siteUrl}/trip-details#${id}.token`,
    payload,
    now,
  })
  const facts = cards.flatMap((card) => card.facts)
  return {
    words: [...paragraphs, ...closingParagraphs].join(' '),
    cards: cards.map(({ title }) => title),
    facts,
    button,
  }
}

describe('missing details', () => {
  const lacking: StoredBooking = {
    ...active,
    pickup: { kind: 'later', zone: '', place: '' },
    missing: { pickup: true, names: 7, travellers: 12, answers: 8, flight: false },
    namesDueDay: active.date,
  }
  const requestsOf = (kind: MailKind, booking: StoredBooking, now = paidInvoice.createdAt) => {
    const siteUrl = 'https://nusa.example'
    const invoice = { ...paidInvoice, bookings: [booking] }
    const detailsUrlOf = ({ id }: { id: number }) => `${siteUrl}/trip-details#${id}.token`
    const context = { invoice, bookings: [booking], url: siteUrl, siteUrl, detailsUrlOf, payload: {}, now }
    return createMailContent(kind, context).requests ?? []
  }

  test.each(['payment_received', 'details_saved', 'details_reminder'] as const)(
    'are requested in the email %s, each in a separate section with the link',
    (kind) => {
      const requests = requestsOf(kind, lacking)
      expect(requests.map(({ title }) => title)).toEqual([
        'Batur: your pickup is missing',
        'Batur: names missing, 7 of 12',
        'Batur: 8 answers missing',
      ])
      for (const { button } of requests) expect(button.url).toBe(`https://nusa.example/trip-details#${active.id}.token`)
      const missing = { pickup: false, names: 0, travellers: 2, answers: 0, flight: true }
      const ride = requestsOf(kind, { ...active, kind: 'transfer', missing })
      expect(ride.map(({ title }) => title)).toEqual(['Batur: your flight details are incomplete'])
    },
  )

  test.each(['invoice_expired', 'booking_cancelled'] as const)(
    'do not include the pickup in the email %s about a cancelled booking',
    (kind) => {
      const names = createMail(kind, [{ ...lacking, status: 'cancelled' }]).facts.map(([name]) => name)
      expect(names).not.toContain('Pickup')
    },
  )

  test('of a complete transfer are replaced by an offer to change the flight, in the payment email only', () => {
    const transfer: StoredBooking = { ...active, kind: 'transfer' }
    const [request, ...others] = requestsOf('payment_received', transfer)
    expect([request?.title, others]).toEqual(['Batur: if your flight changes', []])
    expect(request?.button.url).toBe(`https://nusa.example/trip-details#${active.id}.token`)
    expect(requestsOf('details_saved', transfer)).toEqual([])
    expect(requestsOf('payment_received', transfer, new Date('2027-02-01T00:00:00Z'))).toEqual([])
  })

  test.each(['payment_received', 'details_saved'] as const)(
    'include a flight that does not fit the pickup, in the email %s',
    (kind) => {
      const pickupProblem = { reason: 'too_early', pickup: '14:00', flight: '16:40', flight_day: null } as const
      const ride: StoredBooking = { ...active, kind: 'transfer', pickupProblem }
      const wordsOf = (booking: StoredBooking, now?: Date) => createMail(kind, [booking], {}, {}, now).words
      expect(wordsOf(ride)).toContain('Batur: your flight arrives at 16:40, but your pickup is at 14:00.')
      for (const words of [
        wordsOf({ ...ride, pickupProblem: null }),
        wordsOf({ ...ride, paymentStatus: 'pending' }),
        wordsOf(ride, new Date('2027-02-01T00:00:00Z')),
      ])
        expect(words).not.toContain('your pickup is at')
    },
  )

  test('are not requested if they were entered or can no longer be entered, or if the booking has started', () => {
    expect(requestsOf('payment_received', active)).toEqual([])
    expect(requestsOf('payment_received', { ...lacking, namesDueDay: null })).toHaveLength(2)
    expect(requestsOf('payment_received', lacking, new Date('2027-02-01T00:00:00Z'))).toEqual([])
  })
})

describe('the payment email of an order with a cancelled booking', () => {
  test('lists the bookings that still take place', () => {
    const { words, cards } = createMail('payment_received', [active, cancelled])
    expect(cards).toEqual(['Batur', 'Your order'])
    expect(words).toMatch(/your booking is paid.+attached.+arrive 15 minutes early/)
  })

  test.each(['paid', 'refunded'] as const)('makes no promise if all bookings are cancelled and %s', (paymentStatus) => {
    const { words, cards } = createMail('payment_received', [{ ...cancelled, paymentStatus }])
    expect(cards).toEqual(['Penida', 'Your order'])
    expect(words).toMatch(/received Rp1\.430\.000.+since been cancelled.+refund/)
    expect(words).not.toMatch(/attached|arrive|is paid/)
  })
})

describe('the payment email', () => {
  const now = new Date('2026-11-27T02:13:00Z')
  const car = { ...active, kind: 'rental', date: makeDate('2026-11-27'), pickupTime: '11:00' } as const
  test.each([
    ['a tour', [active], 'Our team will contact you 24-48 hours before your tour. Please arrive 15 minutes early.'],
    [
      'a tour with pickup and another without',
      [active, { ...active, pickup: { kind: 'zone', zone: 'Ubud', place: 'Villa' } } as const],
      'Our team will contact you 24-48 hours before your tour. Please arrive 15 minutes early, or be ready at the pickup time if we pick you up.',
    ],
    ['a stay', [{ ...active, kind: 'room' } as const], 'Our team will contact you 24-48 hours in advance.'],
    ['a car in less than an hour', [car], 'Our team will contact you shortly.'],
    [
      'a car in less than an hour and a tour next month',
      [car, active],
      'Our team will contact you shortly about what starts soon, and 24-48 hours in advance about the rest. Please arrive 15 minutes early.',
    ],
  ])('promises contact that is still possible for %s', (_what, bookings, promise) => {
    const { words } = createMail('payment_received', bookings, { paidAt: now }, {}, now)
    expect(words).toContain(`attached to this email. ${promise}`)
    expect(words.endsWith(promise)).toBe(true)
  })

  test('promises contact only until the bookings have started', () => {
    const { words } = createMail('payment_received', [car], { paidAt: now }, {}, new Date('2026-11-27T03:00:00Z'))
    expect(words).not.toMatch(/contact/)
  })
})

describe('the booking email of an order with a cancelled booking', () => {
  const pending = { status: 'pending', paidAt: null } as const
  const unpaid = (booking: StoredBooking, paymentStatus: StoredBooking['paymentStatus']) => ({
    ...booking,
    paymentStatus,
  })

  test('lists the bookings still to be paid', () => {
    const { cards } = createMail('booking_received', [unpaid(active, 'pending'), unpaid(cancelled, 'failed')], pending)
    expect(cards).toEqual(['Batur', 'Your order'])
  })

  test('lists each booking that the total includes', () => {
    const facts = (bookings: StoredBooking[]) => createMail('booking_received', bookings).facts.map(([name]) => name)
    expect(facts([active, cancelled])).toEqual(expect.arrayContaining(['NUSA-7K3F9Q-1', 'NUSA-7K3F9Q-2', 'Tax']))
    expect(facts([active, unpaid(cancelled, 'failed')])).not.toContain('NUSA-7K3F9Q-2')
    expect(createMail('booking_received', [unpaid(cancelled, 'failed')], { status: 'expired' }).cards).toEqual([
      'Penida',
    ])
  })
})

test('the refund email of an unmatched payment shows the amount if the amount is known', () => {
  expect(createMail('payment_given_back', [cancelled], {}, { amount: 900_000 }).words).toMatch(/refunded Rp900\.000/)
  expect(createMail('payment_given_back', [cancelled]).words).toMatch(/refunded it/)
})

describe('an email', () => {
  const tour = active
  const ride: StoredBooking = { ...active, kind: 'transfer', packageTitle: 'Toyota Avanza' }
  const car: StoredBooking = { ...active, kind: 'rental', packageTitle: 'Daily Rental' }
  const room: StoredBooking = { ...active, kind: 'room', packageTitle: 'Garden Room' }

  test.each([
    ['a tour', tour, ['Package', 'Shared van']],
    ['a transfer', ride, ['Car', 'Toyota Avanza']],
    ['a rental', car, ['From', 'Dec 31, 2026']],
    ['a room', room, ['Room', 'Garden Room']],
  ])('describes %s with the second fact $2', (_what, booking, fact) => {
    expect(createMail('booking_received', [booking]).facts[1]).toEqual(fact)
  })

  test.each([
    ['tours', [tour, tour], 'Browse Tours', '/tours'],
    ['a transfer', [ride], 'Browse Airport Transfers', '/airport-transfer'],
    ['a rental', [car], 'Browse Cars', '/car-rental'],
    ['rooms', [room, room], 'Browse Hotels', '/hotels'],
    ['a room and a car', [room, car], 'See everything we offer', '/'],
  ])('links to similar offers for %s', (_what, bookings, label, path) => {
    expect(createMail('invoice_expired', bookings).button).toEqual({ label, url: `https://nusa.example${path}` })
  })
})

test('the email about a cancelled booking of an unpaid order contains the amount still to be paid', () => {
  const pending = { status: 'pending', paidAt: null, totalAfterTax: 1_100_000 } as const
  const wordsOf = (changes: Partial<InvoiceWithBookings>, now?: Date) =>
    createMail('booking_cancelled', [{ ...cancelled, paymentStatus: 'failed' }], changes, {}, now).words
  const total = 'The new total for the rest of your order is Rp1.100.000 with tax. Please pay by'
  expect(wordsOf(pending)).toContain(total)
  expect(wordsOf(pending, paidInvoice.expiresAt)).not.toContain('total')
  for (const status of ['cancelled', 'paid'] as const) expect(wordsOf({ ...pending, status })).not.toContain('total')
})

test.each(['booking_cancelled', 'booking_refunded'] as const)(
  'the email %s lists prices and tax that add up to the refund',
  (kind) => {
    const { cards, facts } = createMail(kind, [cancelled], {}, { amount: Math.round(cancelled.total * 1.1) })
    expect(cards).toEqual(['Penida', 'Your refund'])
    const rupiah = (name: string) => Number(facts.findLast(([fact]) => fact === name)?.[1].replace(/\D/g, ''))
    expect(rupiah('NUSA-7K3F9Q-2') + rupiah('Tax')).toBe(rupiah('Total refund'))
  },
)

test.each(['payment_in_review', 'payment_given_back', 'invoice_expired', 'booking_cancelled'] as const)(
  'the email %s has no total and therefore no price before tax',
  (kind) => {
    expect(createMail(kind, [cancelled]).facts.map(([name]) => name)).not.toContain('Price before tax')
  },
)
