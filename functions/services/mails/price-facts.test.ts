import { rupiah } from '@nusa/shared/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { paidBooking, paidInvoice } from '../../testing/paid-invoice.ts'
import { createVoucher } from '../vouchers/create-voucher.ts'
import { createMailContent } from './booking-mail-content.ts'
import { priceFacts } from './price-facts.ts'

const amount = fc.integer({ min: 0, max: 50_000_000 })
const price = fc.record({ base: amount, addOnsTotal: amount, discount: amount })
const fate = fc.constantFrom('stays', 'cancelled after payment', 'cancelled before payment')

/** A paid order. Some of its bookings were cancelled before or after the payment. */
const orders = fc
  .tuple(fc.array(fc.tuple(price, fate), { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 25 }))
  .map(([drawn, taxRate]): InvoiceWithBookings => {
    const bookings = drawn.map(([{ base, addOnsTotal, discount }, becomes], index): StoredBooking => {
      const total = rupiah(base + addOnsTotal)
      return {
        ...paidBooking,
        id: index + 1,
        number: `NUSA-7K3F9Q-${index + 1}`,
        status: becomes === 'stays' ? 'confirmed' : 'cancelled',
        paymentStatus: { stays: 'paid', 'cancelled after payment': 'refunded', 'cancelled before payment': 'failed' }[
          becomes
        ] as StoredBooking['paymentStatus'],
        quote: {
          ...paidBooking.quote,
          base: rupiah(base),
          addOnsTotal: rupiah(addOnsTotal),
          discount: rupiah(discount),
          before: rupiah(total + discount),
          total,
        },
        total,
      }
    })
    const charged = bookings.filter(({ paymentStatus }) => paymentStatus !== 'failed')
    const subtotal = charged.reduce((sum, { total }) => sum + total, 0)
    const taxAmount = Math.round((subtotal * taxRate) / 100)
    return { ...paidInvoice, bookings, taxAmount, totalAfterTax: subtotal + taxAmount }
  })

const company = { name: 'Nusa', email: '', phone: '', whatsapp: '', address: '' }
const url = 'https://nusa.example'
const rupiahIn = (text: string) => Number(text.replaceAll(/[^\d-]/g, ''))
const sumOf = (facts: readonly Fact[]) => facts.reduce((sum, [, value]) => sum + rupiahIn(value), 0)
const money = (facts: readonly Fact[]) => facts.filter(([, value]) => /^-?Rp/.test(value))

describe('the amounts shown to the traveller', () => {
  test.each(['booking_received', 'payment_received'] as const)('add up in every card of the email %s', (kind) => {
    fc.assert(
      fc.property(orders, (invoice) => {
        const matter = {
          invoice,
          bookings: invoice.bookings,
          url,
          siteUrl: url,
          detailsUrlOf: () => url,
          payload: {},
          now: invoice.createdAt,
        }
        const { cards = [] } = createMailContent(kind, matter)
        for (const { facts } of cards) {
          const lines = money(facts)
          if (lines.length > 1) expect(sumOf(lines.slice(0, -1)), JSON.stringify(facts)).toBe(sumOf(lines.slice(-1)))
        }
      }),
    )
  })

  test('add up on each voucher, and all vouchers add up to the amount paid for the order', () => {
    fc.assert(
      fc.property(orders, (invoice) => {
        const paid = invoice.bookings.filter(({ paymentStatus }) => paymentStatus !== 'failed')
        const totals = paid.map((booking) => {
          const lines = money(createVoucher(company, invoice, booking, url, new Date(0)).payment)
          expect(sumOf(lines.slice(0, -1))).toBe(sumOf(lines.slice(-1)))
          return sumOf(lines.slice(-1))
        })
        if (invoice.totalAfterTax > 0) {
          expect(totals.reduce((sum, one) => sum + one, 0)).toBe(invoice.totalAfterTax)
        }
      }),
    )
  })
})

test('the surcharge of a pickup is listed next to the add-ons', () => {
  const row = { unitPrice: rupiah(50_000), quantity: 2, times: 1, total: rupiah(100_000) }
  const addOns = [
    { ...row, id: 'lunch', name: 'Lunch' },
    { ...row, id: 'pickup', name: 'Pickup: Canggu' },
  ]
  const quote = { ...paidBooking.quote, addOns, addOnsTotal: rupiah(200_000), before: rupiah(900_000) }
  expect(priceFacts({ quote, total: 900_000 })).toEqual([
    ['Base price', 'Rp700.000'],
    ['Add-ons', 'Rp100.000'],
    ['Pickup surcharge', 'Rp100.000'],
    ['Price before tax', 'Rp900.000'],
  ])
})
