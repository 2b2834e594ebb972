import { todayInBali } from '@nusa/shared/dates'
import type { Call, Handlers } from '../http/call.ts'
import { parseIdParam, parseUuidParam } from '../http/parse.ts'
import type { Deps } from '../ports/deps.ts'
import { fail, isFailure } from '../ports/failure.ts'
import { cancelBooking } from '../services/bookings/cancel-booking.ts'
import { createBooking } from '../services/bookings/create-booking.ts'
import { openTripDetails, saveTripDetails } from '../services/bookings/trip-details.ts'
import { createBookingFile } from '../services/vouchers/attachments.ts'

type BookingHandlers = Pick<
  Handlers,
  'placeBooking' | 'listBookings' | 'getInvoice' | 'cancelBooking' | 'getTerms' | 'getVoucher' | 'getCalendarEntry'
>

export function createBookingHandlers(deps: Deps): BookingHandlers {
  return {
    async placeBooking({ traveller, body }) {
      const createdInvoice = await createBooking(deps, traveller, body)
      return isFailure(createdInvoice) ? createdInvoice : { body: createdInvoice }
    },
    async listBookings({ traveller, query }) {
      return { body: await deps.bookings.readHistory(traveller, query, todayInBali(deps.now())) }
    },
    async getInvoice({ traveller, params }) {
      const id = parseUuidParam(params.id)
      const invoice = id === null ? null : await deps.bookings.readInvoice(id, traveller)
      return invoice ? { body: invoice } : fail('invoice_not_found')
    },
    async cancelBooking({ traveller, params, body }) {
      const id = parseIdParam(params.id)
      if (id === null) return fail('booking_not_found')
      const cancellation = await cancelBooking(deps, traveller, {
        bookingId: id,
        reason: body.reason || null,
        confirmedFigures: body.confirmed ?? null,
      })
      return isFailure(cancellation) ? cancellation : { body: cancellation }
    },
    async getTerms({ traveller, params }) {
      const id = parseUuidParam(params.id)
      const terms = id === null ? 'no-invoice' : await deps.terms.findAccepted(id, traveller)
      if (terms === 'no-invoice') return fail('invoice_not_found')
      return terms === 'no-terms' ? fail('terms_not_found') : { body: terms }
    },
    getVoucher: (call) => serveFile(call, 'voucher'),
    getCalendarEntry: (call) => serveFile(call, 'calendar'),
  }

  async function serveFile(
    { traveller, params }: Pick<Call<'getVoucher'>, 'traveller' | 'params'>,
    kind: 'voucher' | 'calendar',
  ) {
    const id = parseIdParam(params.id)
    const file = id === null ? fail('booking_not_found') : await createBookingFile(deps, traveller, id, kind)
    if (isFailure(file)) return file
    const disposition = kind === 'voucher' ? 'attachment' : 'inline'
    return {
      body: new Uint8Array(Buffer.from(file.content)),
      headers: {
        'content-type': file.contentType,
        'content-disposition': `${disposition}; filename="${file.filename}"`,
      },
    }
  }
}

/** A traveller opens trip details with a trip link from an email, without a session. */
export function createTripDetailsHandlers(deps: Deps): Pick<Handlers, 'openTripDetails' | 'saveTripDetails'> {
  return {
    async openTripDetails({ body }) {
      const view = await openTripDetails(deps, body.token)
      return isFailure(view) ? view : { body: view }
    },
    async saveTripDetails({ body }) {
      const view = await saveTripDetails(deps, body)
      return isFailure(view) ? view : { body: view }
    },
  }
}
