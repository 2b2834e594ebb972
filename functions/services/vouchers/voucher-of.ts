import { joinedName } from '@nusa/shared/account'
import { formatDate, todayInBali } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { Fact, Voucher } from '../../ports/vouchers.ts'
import { addOnsText, notesOf, partyText, quantityText } from './describe-booking.ts'
import { voucherTexts as texts } from './texts.ts'
import { wasPaid } from './was-paid.ts'
import { dateFacts, placeFacts } from './when-and-where.ts'

/** The voucher of a booking that is paid: the same for the same booking, whenever it is asked for. */
export function voucherOf(
  company: Company,
  invoice: InvoiceWithBookings,
  booking: StoredBooking,
  bookingUrl: string,
): Voucher {
  return {
    company,
    reference: booking.reference,
    title: booking.tourTitle,
    subtitle: booking.packageTitle,
    facts: factsOf(invoice, booking),
    payment: paymentOf(invoice, booking),
    notes: notesOf(booking),
    bookingUrl,
    issuedAt: invoice.paidAt ?? invoice.createdAt,
  }
}

function factsOf({ customer }: InvoiceWithBookings, booking: StoredBooking): Fact[] {
  const { kind, pickupTime } = booking
  const isToldLater = kind === 'tour' && pickupTime === ''
  const facts: Fact[] = [
    ...dateFacts(booking),
    ...(isToldLater ? [[texts.pickup, texts.pickupLater] as const] : placeFacts(booking)),
    [texts.bookedBy, fullName(customer)],
    [kind === 'room' ? texts.guests : texts.travelers, kind === 'rental' ? '' : partyText(booking)],
    [texts.names, booking.passengers.join(', ')],
    [texts.quantity, quantityText(booking)],
    [texts.addOns, addOnsText(booking)],
  ]
  return facts.filter(([, value]) => value !== '')
}

function paymentOf({ bookings, paidAt, taxAmount, totalAfterTax }: InvoiceWithBookings, booking: StoredBooking) {
  const count = bookings.filter(wasPaid).length
  const isAlone = count === 1
  const facts: Fact[] = [
    [texts.paidOn, paidAt ? formatDate(todayInBali(paidAt)) : ''],
    [texts.price, formatRupiah(booking.total)],
    [isAlone ? texts.tax : texts.taxOfAll(count), formatRupiah(taxAmount)],
    [isAlone ? texts.total : texts.totalOfAll(count), formatRupiah(totalAfterTax)],
  ]
  return facts.filter(([, value]) => value !== '')
}

function fullName({ first_name = '', last_name = '', full_name = '' }: Record<string, string>): string {
  return joinedName(first_name, last_name) || full_name
}
