import { expect, test } from 'vitest'
import { paidBooking } from '../../testing/paid-invoice.ts'
import { toPaymentItem } from './create-payment.ts'

const surcharge = { id: 'pickup', name: 'Pickup in Sanur', quantity: 1, times: 1, unitPrice: 60_000, total: 60_000 }
const withSurcharge = { ...paidBooking, quote: { ...paidBooking.quote, addOns: [surcharge], addOnsTotal: 60_000 } }

test('a payment item has the titles and the price before tax of the booking', () => {
  expect(toPaymentItem(paidBooking)).toEqual({ name: 'Sunrise on Batur - Shared van', price: 1_300_000, quantity: 1 })
})

test('the name of a payment item mentions a pickup surcharge', () => {
  const { name, price } = toPaymentItem(withSurcharge)
  expect(name).toBe('Sunrise on Batur - Shared van, with the pickup surcharge of Rp60.000')
  expect(price).toBe(1_300_000)
})

test('a long name of a payment item is cut between words, and still mentions the pickup surcharge', () => {
  const productTitle = 'Sunrise on Batur with breakfast at the crater, hot springs at the lake and a coffee plantation'
  const { name } = toPaymentItem({ ...withSurcharge, productTitle })
  expect(name).toBe(
    'Sunrise on Batur with breakfast at the crater, hot springs…, with the pickup surcharge of Rp60.000',
  )
  expect(name.length).toBeLessThanOrEqual(100)
})
