import type { Quote } from '@nusa/shared/pricing'
import type { FieldErrors } from '../../../lib/form.ts'
import type { BookingValidation } from '../attempt/current-errors.ts'
import type { SeenPrice } from '../attempt/server-price.ts'

/** A price that differs from the one the traveller saw; nothing is booked until it is accepted. */
export interface PriceQuestion {
  seen: number
  now: number
  /** The items that it is about, as returned by `itemsKey`. */
  items: string
  accept: () => void
}

export interface PlaceBookingState {
  submit: () => void
  isBusy: boolean
  /** Submitted before everything was loaded; continues automatically. */
  isWaiting: boolean
  /** The booking exists and the page is navigating to the confirmation. */
  isBooked: boolean
  /** Nothing in the cart can be booked or may have been booked already. */
  isClosed: boolean
  /** The errors of the last validation; a new object for each. */
  validation: BookingValidation | null
  /** The errors whose fields have not changed since. */
  errors: FieldErrors
  termsError: string | undefined
  /** Why the last attempt failed, if nothing else in the page says so. */
  failure: string | null
  question: PriceQuestion | null
  dismissQuestion: () => void
  /** The server's price, which replaces the page's price. */
  serverQuote: Quote | null
  /** The price that the traveller saw, until another one is accepted. */
  seen: SeenPrice | null
}
