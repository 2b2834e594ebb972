import type { Figures } from './read-figures.ts'

type Sums = Omit<Figures, 'key'>

/** Returns the sums of the figures of several days or months. */
export function sumFigures(all: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => all.reduce((total, figures) => total + figures[name], 0)
  return {
    paid: sum('paid'),
    kept: sum('kept'),
    waiting: sum('waiting'),
    returned: sum('returned'),
    refunded: sum('refunded'),
    refundsDue: sum('refundsDue'),
    sentBack: sum('sentBack'),
    bookings: sum('bookings'),
    invoices: sum('invoices'),
    invoicesPaid: sum('invoicesPaid'),
  }
}

/**
 * Returns the sales (rupiah): payments for bookings and kept payments, less refunds. Negative if refunds are higher
 * than payments.
 */
export const netSales = ({ paid, kept, refunded }: Pick<Sums, 'paid' | 'kept' | 'refunded'>): number =>
  paid + kept - refunded

/** Returns all money received (rupiah). */
export const totalReceived = ({ paid, kept, waiting, returned }: Sums): number => paid + kept + waiting + returned

/** Returns all money returned to travellers (rupiah). */
export const totalPaidOut = ({ refunded, sentBack }: Sums): number => refunded + sentBack

/** Returns the share of invoices that were paid, such as '67%', or a dash without invoices. */
export function conversionText({ invoices, invoicesPaid }: Pick<Sums, 'invoices' | 'invoicesPaid'>): string {
  return invoices === 0 ? '–' : `${Math.round((100 * invoicesPaid) / invoices)}%`
}
