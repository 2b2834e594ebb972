import type { Figures } from './read-figures.ts'

type Sums = Omit<Figures, 'key'>

/** Returns what several days or months came to together. */
export function sumOf(all: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => all.reduce((total, figures) => total + figures[name], 0)
  return {
    paid: sum('paid'),
    kept: sum('kept'),
    waiting: sum('waiting'),
    returned: sum('returned'),
    refunded: sum('refunded'),
    sentBack: sum('sentBack'),
    bookings: sum('bookings'),
    invoices: sum('invoices'),
    invoicesPaid: sum('invoicesPaid'),
  }
}

/** Returns the sales (rupiah): paid for bookings and kept, less refunds. Below zero if more went back than came in. */
export const netOf = ({ paid, kept, refunded }: Pick<Sums, 'paid' | 'kept' | 'refunded'>): number =>
  paid + kept - refunded

/** Returns all money that came in (rupiah). */
export const receivedOf = ({ paid, kept, waiting, returned }: Sums): number => paid + kept + waiting + returned

/** Returns all money that went back to travellers (rupiah). */
export const paidOutOf = ({ refunded, sentBack }: Sums): number => refunded + sentBack

/** Returns the share of the invoices that were paid: '67 %'; a dash if there are none. */
export function conversionText({ invoices, invoicesPaid }: Pick<Sums, 'invoices' | 'invoicesPaid'>): string {
  return invoices === 0 ? '–' : `${Math.round((100 * invoicesPaid) / invoices)} %`
}
