import { bookingStart, formatNamesDeadline, namesDeadline } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import type { StoredBooking } from '../../ports/bookings.ts'
import { toRuleRow } from '../stored-booking.ts'
import type { MailRequest } from './compose-mail.ts'
import { mailTexts } from './texts.ts'

const { changeTransfer, pickupEntryMethod, flightRequest, namesRequest, answersRequest } = mailTexts

/** Returns a request for each kind of missing detail, and no request if the booking has started. */
export function requestMissingDetails(
  booking: StoredBooking,
  { detailsUrlOf, now }: { detailsUrlOf: (booking: StoredBooking) => string; now: Date },
): MailRequest[] {
  const { missing, namesUntil, productTitle: product, timeZone } = booking
  const row = toRuleRow(booking)
  const start = bookingStart(row)
  if (!missing || now >= start) return []
  const until = formatInstant(start, timeZone)
  const requests: MailRequest[] = []
  const add = (title: string, text: string, label: string) =>
    requests.push({ title, text, button: { label, url: detailsUrlOf(booking) } })
  if (missing.pickup) add(pickupEntryMethod.title(product), pickupEntryMethod.text(until), pickupEntryMethod.label)
  if (missing.flight) add(flightRequest.title(product), flightRequest.text(until), flightRequest.label)
  if (missing.names > 0 && namesUntil && now < namesDeadline(row, namesUntil)) {
    const title = namesRequest.title(product, missing.names, missing.travellers)
    add(title, namesRequest.text(formatNamesDeadline(row, namesUntil)), namesRequest.label)
  }
  if (missing.answers > 0)
    add(answersRequest.title(product, missing.answers), answersRequest.text(until), answersRequest.label)
  return requests
}

/**
 * Returns a request with the link to change the details of a transfer, unless details are missing or the transfer has
 * started.
 */
export function offerTransferChange(
  booking: StoredBooking,
  { detailsUrlOf, now }: { detailsUrlOf: (booking: StoredBooking) => string; now: Date },
): MailRequest[] {
  const start = bookingStart(toRuleRow(booking))
  if (booking.kind !== 'transfer' || booking.missing || now >= start) return []
  const text = changeTransfer.text(formatInstant(start, booking.timeZone))
  const button = { label: mailTexts.changeDetails, url: detailsUrlOf(booking) }
  return [{ title: changeTransfer.title(booking.productTitle), text, button }]
}
