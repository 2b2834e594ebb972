import { formatRupiah } from '@nusa/shared/money'
import { sumPickupSurcharge } from '@nusa/shared/pricing'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import type { MailCard } from './compose-mail.ts'
import { mailTexts as texts } from './texts.ts'

export function priceFacts({ quote, total }: Pick<StoredBooking, 'quote' | 'total'>): Fact[] {
  const { before, discount, addOnsTotal } = quote
  const surcharge = sumPickupSurcharge(quote.addOns)
  const otherAddOns = addOnsTotal - surcharge
  const totalFact: Fact = [texts.priceBeforeTax, formatRupiah(total)]
  const hasDiscountOrAddOns = discount > 0 || addOnsTotal > 0
  if (!hasDiscountOrAddOns) return [totalFact]
  const facts: Fact[] = [[texts.basePrice, formatRupiah(before - addOnsTotal)]]
  if (otherAddOns > 0) facts.push([texts.addOns, formatRupiah(otherAddOns)])
  if (surcharge > 0) facts.push([texts.pickupSurcharge, formatRupiah(surcharge)])
  if (discount > 0) facts.push([texts.discount, `-${formatRupiah(discount)}`])
  return [...facts, totalFact]
}

/** @param chargedBookings The bookings in the total. Bookings that were cancelled before payment are not in the total. */
export function totalCard(invoice: InvoiceWithBookings, chargedBookings: readonly StoredBooking[]): MailCard {
  const { orderNumber, taxAmount, totalAfterTax } = invoice
  return {
    title: texts.totalTitle,
    facts: [
      [texts.orderNumber, orderNumber],
      ...chargedBookings.map(({ number, total }): Fact => [number, formatRupiah(total)]),
      [texts.tax, formatRupiah(taxAmount)],
      [texts.totalWithTax, formatRupiah(totalAfterTax)],
    ],
  }
}

export function refundCard(
  bookings: readonly StoredBooking[],
  { amount, paid: paidAmount }: { amount: number; paid: number },
): MailCard {
  const isPartial = amount < paidAmount
  const priceBeforeTax = bookings.reduce((sum, { total }) => sum + total, 0)
  const tax = Math.max(amount, paidAmount) - priceBeforeTax
  return {
    title: texts.refundTitle,
    facts: [
      ...bookings.map(({ number, total }): Fact => [number, formatRupiah(total)]),
      [texts.tax, formatRupiah(tax)],
      ...(isPartial ? [[texts.refundPaid, formatRupiah(paidAmount)] as const] : []),
      [texts.refundTotal, formatRupiah(amount)],
    ],
  }
}
