import { describe, expect, test } from 'vitest'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { MailKind } from '../../ports/outbox.ts'
import { paidBooking, paidInvoice } from '../../testing/paid-invoice.ts'
import { contentOf } from './content-of.ts'

const here: StoredBooking = { ...paidBooking, tourTitle: 'Batur' }
const gone: StoredBooking = { ...paidBooking, id: 2, tourTitle: 'Penida', status: 'cancelled' }

function mailOf(kind: MailKind, bookings: StoredBooking[], changes: Partial<InvoiceWithBookings> = {}) {
  const siteUrl = 'https://nusa.example'
  const invoice = { ...paidInvoice, ...changes, bookings }
  const {
    paragraphs,
    cards = [],
    after = [],
  } = contentOf(kind, { invoice, bookings, url: siteUrl, siteUrl, payload: {} })
  return { words: [...paragraphs, ...after].join(' '), cards: cards.map(({ title }) => title) }
}

describe('a payment of which something was cancelled before its mail went out', () => {
  test('is told with what still takes place', () => {
    const { words, cards } = mailOf('payment_received', [here, gone])
    expect(cards).toEqual(['Batur'])
    expect(words).toMatch(/your booking is paid.+attached.+arrive 15 minutes early/)
  })

  test.each(['paid', 'refunded'] as const)('is told without promises where nothing does, %s', (paymentStatus) => {
    const { words, cards } = mailOf('payment_received', [{ ...gone, paymentStatus }])
    expect(cards).toEqual(['Penida'])
    expect(words).toMatch(/received Rp1\.430\.000.+cancelled since.+goes back/)
    expect(words).not.toMatch(/attached|arrive|is paid/)
  })
})

describe('a booking of which something was cancelled before its mail went out', () => {
  const pending = { status: 'pending', paidAt: null } as const
  const unpaid = (booking: StoredBooking, paymentStatus: StoredBooking['paymentStatus']) => ({
    ...booking,
    paymentStatus,
  })

  test('is told with what is to be paid', () => {
    const { cards } = mailOf('booking_received', [unpaid(here, 'pending'), unpaid(gone, 'failed')], pending)
    expect(cards).toEqual(['Batur', 'Your booking'])
  })

  test('is told without a total that counts more than is on the list', () => {
    expect(mailOf('booking_received', [here, gone]).cards).toEqual(['Batur'])
    expect(mailOf('booking_received', [here, unpaid(gone, 'failed')]).cards).toEqual(['Batur', 'Your booking'])
    expect(mailOf('booking_received', [unpaid(gone, 'failed')], { status: 'expired' }).cards).toEqual(['Penida'])
  })
})
