import { bookingStart, findNamesDeadline, formatNamesDeadline } from '@nusa/shared/booking'
import { formatInstant } from '@nusa/shared/dates'
import type { StoredBooking } from '../../ports/bookings.ts'
import { toBookingFields } from '../stored-booking.ts'
import type { MailRequest } from './compose-mail.ts'
import { mailTexts } from './texts.ts'

const { changeTransfer, pickupRequest, flightRequest, namesRequest, answersRequest } = mailTexts

/** Returns a request for each kind of missing detail, and no request if the booking has started. */
export function requestMissingDetails(
  booking: StoredBooking,
  { detailsUrlOf, now }: { detailsUrlOf: (booking: StoredBooking) => string; now: Date },
): MailRequest[] {
  const { missing, namesDueDay, productTitle: product, timeZone } = booking
  const bookingRow = toBookingFields(booking)
  const start = bookingStart(bookingRow)
  if (!missing || now >= start) return []
  const startText = formatInstant(start, timeZone)
  const requests: MailRequest[] = []
  const addRequest = (title: string, text: string, label: string) =>
    requests.push({ title, text, button: { label, url: detailsUrlOf(booking) } })
  if (missing.pickup) addRequest(pickupRequest.title(product), pickupRequest.text(startText), pickupRequest.label)
  if (missing.flight) addRequest(flightRequest.title(product), flightRequest.text(startText), flightRequest.label)
  if (missing.names > 0 && namesDueDay && now < findNamesDeadline(bookingRow, namesDueDay)) {
    const title = namesRequest.title(product, missing.names, missing.travellers)
    addRequest(title, namesRequest.text(formatNamesDeadline(bookingRow, namesDueDay)), namesRequest.label)
  }
  if (missing.answers > 0)
    addRequest(answersRequest.title(product, missing.answers), answersRequest.text(startText), answersRequest.label)
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
  const start = bookingStart(toBookingFields(booking))
  if (booking.kind !== 'transfer' || booking.missing || now >= start) return []
  const text = changeTransfer.text(formatInstant(start, booking.timeZone))
  const button = { label: mailTexts.changeDetails, url: detailsUrlOf(booking) }
  return [{ title: changeTransfer.title(booking.productTitle), text, button }]
}
