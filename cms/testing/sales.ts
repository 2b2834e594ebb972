import { randomUUID } from 'node:crypto'
import type { Booking, Invoice, Refund } from '../generated/payload-types.ts'
import type { Company } from './company.ts'

interface UnmatchedPayment {
  invoice?: string
  amount: number
  paidAmount?: number
  currency?: string
  outcome: 'kept' | 'given_back' | null
}

export type SalesHelpers = ReturnType<typeof createSalesHelpers>

/** Creates records of sales by Ayu at given instants. */
export function createSalesHelpers({ cms: { payload }, ayu }: Company) {
  const user_id = ayu.account.id
  return {
    async createInvoice(createdAt: string, data: Partial<Invoice>): Promise<string> {
      const created = await payload.create({
        collection: 'invoices',
        data: {
          id: randomUUID(),
          order_number: randomUUID(),
          user_id,
          status: data.paid_at ? 'paid' : 'pending',
          total_before_discount: 0,
          discount_amount: 0,
          total_after_discount: 0,
          tax_amount: 0,
          total_after_tax: 0,
          currency: 'IDR',
          payment_provider: 'xendit',
          expires_at: createdAt,
          idempotency_key: randomUUID(),
          request_hash: 'hash',
          createdAt,
          ...data,
        },
      })
      return created.id
    },

    async createBooking(invoice_id: string, createdAt: string, data: Partial<Booking>): Promise<number> {
      const created = await payload.create({
        collection: 'bookings',
        data: {
          user_id,
          invoice_id,
          booking_number: randomUUID(),
          booking_reference: randomUUID(),
          booking_date: '2025-07-01',
          kind: 'tour',
          tour_title: 'The title at that time',
          status: 'confirmed',
          payment_status: 'paid',
          quantity: 1,
          total_price: 0,
          terms_accepted: true,
          createdAt,
          ...data,
        },
      })
      return created.id
    },

    async createRefund(id: string, data: Pick<Refund, 'amount' | 'state'> & Partial<Refund>): Promise<void> {
      await payload.create({
        collection: 'refunds',
        data: { invoice: id, reason: 'CANCELLATION', attempts: 1, idempotency_key: randomUUID(), ...data },
      })
    },

    /** The payment was reported a day after it was made. */
    async createUnmatchedPayment(
      kind: string,
      paidAt: string,
      { invoice, outcome, ...amounts }: UnmatchedPayment,
    ): Promise<number> {
      const created = await payload.create({
        collection: 'payment-events',
        data: {
          ...(invoice && { invoice }),
          kind,
          detail: { currency: 'IDR', ...amounts, paidAt },
          outcome,
          createdAt: new Date(Date.parse(paidAt) + 24 * 60 * 60 * 1000).toISOString(),
          updatedAt: '2025-06-12T00:00:00.000Z',
        },
      })
      return created.id
    },
  }
}
