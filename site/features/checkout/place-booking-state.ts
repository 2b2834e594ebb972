import type { Quote } from '@nusa/shared/pricing'
import type { FieldErrors } from '../../lib/form.ts'
import type { FoundBookingErrors } from './standing-errors.ts'
import type { SeenPrice } from './told-price.ts'

/** A price that is not the one the traveller saw; nothing happens until it is accepted. */
export interface PriceQuestion {
  seen: number
  now: number
  /** What it is asked about, as `itemsText` has it. */
  items: string
  accept: () => void
}

export interface PlaceBookingState {
  submit: () => void
  isBusy: boolean
  /** It was asked for before everything that it needs had come, and goes on by itself. */
  isWaiting: boolean
  /** The booking exists; the page is on its way to the confirmation. */
  isBooked: boolean
  /** Nothing in the cart can be booked, nor was perhaps booked already. */
  isClosed: boolean
  /** What the last check found wrong; another one for each check. */
  found: FoundBookingErrors | null
  /** What of it has not been changed since. */
  errors: FieldErrors
  termsError: string | undefined
  question: PriceQuestion | null
  dropQuestion: () => void
  /** The server's price, once it was told; it counts instead of the page's own. */
  told: Quote | null
  /** What the traveller saw, while another price has not been accepted. */
  seen: SeenPrice | null
}
