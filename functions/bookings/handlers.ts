import { todayInBali } from '@nusa/shared/dates'
import type { Deps } from '../ports/deps.ts'
import { fail, isFailure } from '../ports/failure.ts'
import type { Handlers } from '../http/call.ts'
import { parseUuidParam } from '../http/params.ts'
import { createBooking } from '../services/bookings/create-booking.ts'

/** Handles bookings and invoices of the signed-in traveller. */
export function bookingHandlers(deps: Deps): Pick<Handlers, 'placeBooking' | 'listBookings' | 'getInvoice'> {
  return {
    async placeBooking({ traveller, body }) {
      const placed = await createBooking(deps, traveller, body)
      return isFailure(placed) ? placed : { answer: placed }
    },
    async listBookings({ traveller, query }) {
      return { answer: await deps.bookings.readHistory(traveller, query, todayInBali(deps.now())) }
    },
    async getInvoice({ traveller, params }) {
      const id = parseUuidParam(params)
      const invoice = id === null ? null : await deps.bookings.readInvoice(id, traveller)
      return invoice ? { answer: invoice } : fail('invoice_not_found')
    },
  }
}
