import { todayInBali } from '@nusa/shared/dates'
import type { Deps } from '../deps.ts'
import { fail, isFailure } from '../failure.ts'
import type { Handlers } from '../http/call.ts'
import { placeBooking } from '../services/place-booking.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Bookings and invoices of whoever is signed in. */
export function bookingHandlers(deps: Deps): Pick<Handlers, 'placeBooking' | 'listBookings' | 'getInvoice'> {
  return {
    async placeBooking({ traveller, body }) {
      const placed = await placeBooking(deps, traveller, body)
      return isFailure(placed) ? placed : { answer: placed }
    },
    async listBookings({ traveller, query }) {
      return { answer: await deps.bookings.history(traveller, query.when, todayInBali(deps.now())) }
    },
    async getInvoice({ traveller, params }) {
      const id = params.id ?? ''
      const invoice = uuid.test(id) ? await deps.bookings.readInvoice(id.toLowerCase(), traveller) : null
      return invoice ? { answer: invoice } : fail('invoice_not_found')
    },
  }
}
