import { joinNames } from '@nusa/shared/account'
import { formatDate, todayInBali } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { sumPickupSurcharge } from '@nusa/shared/pricing'
import type { InvoiceWithBookings, StoredBooking } from '../../ports/bookings.ts'
import type { Company } from '../../ports/catalog.ts'
import type { Fact, Voucher } from '../../ports/vouchers.ts'
import { computePaidShare } from '../stored-booking.ts'
import {
  addOnsText,
  answersAsFacts,
  createNotes,
  dateFacts,
  locationFacts,
  namesText,
  partyText,
  quantityText,
} from './describe-booking.ts'
import { voucherTexts as texts } from './texts.ts'

/** Creates the content of a voucher. Free cancellation is mentioned only if still possible at `now`. */
export function createVoucher(
  company: Company,
  invoice: InvoiceWithBookings,
  booking: StoredBooking,
  bookingUrl: string,
  now: Date,
): Voucher {
  return {
    company,
    number: booking.number,
    title: booking.productTitle,
    subtitle: booking.packageTitle,
    facts: createFacts(invoice, booking, now),
    payment: createPaymentFacts(invoice, booking),
    notes: createNotes(booking, invoice, now),
    bookingUrl,
    timeZoneNote: texts.timeZoneNote(booking.timeZone),
    issuedAt: invoice.paidAt ?? invoice.createdAt,
  }
}

function createFacts({ customer }: InvoiceWithBookings, booking: StoredBooking, now: Date): Fact[] {
  const { kind, pickup, pickupDate, pickupTime } = booking
  const hasUnknownPickup = kind === 'tour' && pickupDate === null && pickupTime === '' && pickup.kind === null
  const pickupFacts: Fact[] = hasUnknownPickup ? [[texts.pickup, texts.pickupLater]] : locationFacts(booking, now)
  const facts: Fact[] = [
    ...dateFacts(booking),
    ...pickupFacts,
    [texts.bookedBy, readFullName(customer)],
    [kind === 'room' ? texts.guests : texts.travelers, kind === 'rental' ? '' : partyText(booking)],
    [texts.names, namesText(booking)],
    [texts.quantity, quantityText(booking)],
    [texts.addOns, addOnsText(booking)],
    ...answersAsFacts(booking),
  ]
  return facts.filter(([, value]) => value !== '')
}

/** The paid amount of a booking is its price and its share of the tax. A full refund has the same amount. */
function createPaymentFacts(invoice: InvoiceWithBookings, booking: StoredBooking): Fact[] {
  const { paidAt } = invoice
  const paidAmount = computePaidShare(invoice, booking) || booking.total
  const surcharge = sumPickupSurcharge(booking.quote.addOns)
  const facts: Fact[] = [
    [texts.paidOn, paidAt ? formatDate(todayInBali(paidAt)) : ''],
    [texts.price, formatRupiah(booking.total)],
    [texts.includedSurcharge, surcharge > 0 ? formatRupiah(surcharge) : ''],
    [texts.tax, formatRupiah(paidAmount - booking.total)],
    [texts.total, formatRupiah(paidAmount)],
  ]
  return facts.filter(([, value]) => value !== '')
}

function readFullName({ first_name = '', last_name = '', full_name = '' }: Record<string, string>): string {
  return joinNames(first_name, last_name) || full_name
}
