import type { Deps } from '../deps.ts'
import { fail, isFailure } from '../failure.ts'
import type { Handlers } from '../http/call.ts'
import { cancelBooking } from '../services/cancel/cancel-booking.ts'

/** A number as the database counts bookings. */
const number = /^[1-9]\d{0,8}$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What travellers may do with what they booked, and what they agreed to. */
export function cancelHandlers(deps: Deps): Pick<Handlers, 'cancelBooking' | 'getTerms'> {
  return {
    async cancelBooking({ traveller, params, body }) {
      const id = params.id ?? ''
      if (!number.test(id)) return fail('booking_not_found')
      const cancelled = await cancelBooking(deps, traveller, Number(id), body.reason || null)
      return isFailure(cancelled) ? cancelled : { answer: cancelled }
    },
    async getTerms({ traveller, params }) {
      const id = params.id ?? ''
      const terms = uuid.test(id) ? await deps.terms.acceptedWith(id.toLowerCase(), traveller) : 'no-invoice'
      if (terms === 'no-invoice') return fail('invoice_not_found')
      return terms === 'not-kept' ? fail('terms_not_found') : { answer: terms }
    },
  }
}
