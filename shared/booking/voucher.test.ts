import { expect, it } from 'vitest'
import { bookingStatusSchema, paymentStatusSchema } from './states.ts'
import { hasVoucher } from './voucher.ts'

it('has a voucher when it is paid and not cancelled, and only then', () => {
  const both = bookingStatusSchema.options.flatMap((status) =>
    paymentStatusSchema.options.map((payment_status) => ({ status, payment_status })),
  )
  expect(both.filter(hasVoucher)).toEqual([
    { status: 'pending', payment_status: 'paid' },
    { status: 'confirmed', payment_status: 'paid' },
    { status: 'completed', payment_status: 'paid' },
  ])
})
