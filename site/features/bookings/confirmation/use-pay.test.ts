import { createXenditInvoiceSchema } from '@nusa/shared/booking'
import { expect, test } from 'vitest'
import { createPaymentRequest } from './use-pay.ts'

const id = '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11'
const tara = {
  email: 'tara@example.com',
  given_names: 'Tara',
  surname: 'Wells',
  mobile_number: '+61 400 123 456',
  address: '12 Harbour Street, Sydney, Australia',
}
const booking = {
  status: 'confirmed',
  tour_title: 'Batur at Sunrise',
  package_title: 'Shared van',
  total_price: 500_000,
} as const

test('a payment request contains the customer and the bookings that are not cancelled', () => {
  const cancelled = { ...booking, status: 'cancelled' } as const
  const long = { ...booking, tour_title: 'x'.repeat(150), package_title: '' }
  const invoice = {
    id,
    order_number: 'NUSA-7K3F9Q',
    total_after_tax: 1_100_000,
    customer: tara,
    bookings: [booking, cancelled, long],
  }
  const request = createPaymentRequest(invoice, 'https://nusa.example')
  expect(request).toEqual({
    external_id: id,
    amount: 1_100_000,
    description: 'NUSA-7K3F9Q',
    customer: tara,
    items: [
      { name: 'Batur at Sunrise: Shared van', price: 500_000, quantity: 1 },
      { name: 'x'.repeat(100), price: 500_000, quantity: 1 },
    ],
    success_redirect_url: `https://nusa.example/booking/confirmation/${id}?status=success`,
    failure_redirect_url: `https://nusa.example/booking/confirmation/${id}?status=failed`,
  })
  expect(createXenditInvoiceSchema.safeParse(request).success).toBe(true)
})
