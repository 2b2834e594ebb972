import type { Figures } from './read-figures.ts'

type Sums = Omit<Figures, 'key'>

export function sumFigures(figuresList: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => figuresList.reduce((total, figures) => total + figures[name], 0)
  return {
    paid: sum('paid'),
    kept: sum('kept'),
    undecided: sum('undecided'),
    receivedAndRefunded: sum('receivedAndRefunded'),
    refunded: sum('refunded'),
    refundsDue: sum('refundsDue'),
    unmatchedRefunds: sum('unmatchedRefunds'),
    bookings: sum('bookings'),
    invoices: sum('invoices'),
    invoicesPaid: sum('invoicesPaid'),
  }
}

/** Returns rupiah. The result is negative if refunds are higher than payments. */
export const calculateNetSales = ({ paid, kept, refunded }: Pick<Sums, 'paid' | 'kept' | 'refunded'>): number =>
  paid + kept - refunded

/** Returns rupiah, including payments that match no booking. */
export const calculateTotalReceived = ({ paid, kept, undecided, receivedAndRefunded }: Sums): number =>
  paid + kept + undecided + receivedAndRefunded

/** Returns rupiah, including refunds of payments that match no booking. */
export const calculateTotalPaidOut = ({ refunded, unmatchedRefunds }: Sums): number => refunded + unmatchedRefunds

/** Returns the share of invoices that were paid, such as '67%', or a dash if there are no invoices. */
export function formatConversion({ invoices, invoicesPaid }: Pick<Sums, 'invoices' | 'invoicesPaid'>): string {
  return invoices === 0 ? '–' : `${Math.round((100 * invoicesPaid) / invoices)}%`
}
