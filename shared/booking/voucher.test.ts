import { expect, it } from 'vitest'
import { bookingStatusSchema, paymentStatusSchema } from './states.ts'
import { hasVoucher } from './voucher.ts'

it('gives a voucher only to a booking that is paid and not cancelled', () => {
  const both = bookingStatusSchema.options.flatMap((status) =>
    paymentStatusSchema.options.map((payment_status) => ({ status, payment_status })),
  )
  expect(both.filter(hasVoucher)).toEqual([
    { status: 'pending', payment_status: 'paid' },
    { status: 'confirmed', payment_status: 'paid' },
    { status: 'completed', payment_status: 'paid' },
  ])
})
