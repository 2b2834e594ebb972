import type { CallFailure } from '../../../lib/api.ts'
import { cancellingTexts as texts } from './texts.ts'

/** Returns the message shown if cancelling failed, with advice. */
export function cancelProblemText({ code, message }: CallFailure): string {
  switch (code) {
    case 'not_authenticated':
      return texts.signInFirst
    case 'timed_out':
    case 'offline':
    case 'bad_answer':
    case 'unavailable':
    case 'internal':
      return texts.noResponse
    default:
      return message
  }
}

/** Returns whether a failure means that the booking has changed since the page loaded it. */
export function isStale({ code }: CallFailure): boolean {
  return ['cancel_too_late', 'booking_completed', 'booking_not_found', 'payment_in_review'].includes(code)
}
