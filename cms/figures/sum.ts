import type { Figures } from './read-figures.ts'

type Sums = Omit<Figures, 'key'>

/** What several days or months came to together. */
export function sumOf(all: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => all.reduce((total, figures) => total + figures[name], 0)
  return {
    paid: sum('paid'),
    refunded: sum('refunded'),
    bookings: sum('bookings'),
    invoices: sum('invoices'),
    invoicesPaid: sum('invoicesPaid'),
  }
}

/** What is left of what was paid (rupiah); below zero where more went back than came in. */
export const netOf = ({ paid, refunded }: Pick<Sums, 'paid' | 'refunded'>): number => paid - refunded

/** How many of the invoices that were made were paid: '67 %'; a dash where none was made. */
export function conversionText({ invoices, invoicesPaid }: Pick<Sums, 'invoices' | 'invoicesPaid'>): string {
  return invoices === 0 ? '–' : `${Math.round((100 * invoicesPaid) / invoices)} %`
}
