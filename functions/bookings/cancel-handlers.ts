import type { Deps } from '../ports/deps.ts'
import { fail, isFailure } from '../ports/failure.ts'
import type { Handlers } from '../http/call.ts'
import { parseIdParam, parseUuidParam } from '../http/params.ts'
import { cancelBooking } from '../services/bookings/cancel-booking.ts'

/** Handles cancellations of a traveller's bookings and reads the terms accepted with an invoice. */
export function cancelHandlers(deps: Deps): Pick<Handlers, 'cancelBooking' | 'getTerms'> {
  return {
    async cancelBooking({ traveller, params, body }) {
      const id = parseIdParam(params)
      if (id === null) return fail('booking_not_found')
      const cancelled = await cancelBooking(deps, traveller, id, body.reason || null)
      return isFailure(cancelled) ? cancelled : { answer: cancelled }
    },
    async getTerms({ traveller, params }) {
      const id = parseUuidParam(params)
      const terms = id === null ? 'no-invoice' : await deps.terms.findAccepted(id, traveller)
      if (terms === 'no-invoice') return fail('invoice_not_found')
      return terms === 'not-kept' ? fail('terms_not_found') : { answer: terms }
    },
  }
}
