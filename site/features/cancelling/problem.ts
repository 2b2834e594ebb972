import type { CallFailure } from '../../lib/api.ts'
import { cancellingTexts as texts } from './texts.ts'

/** What a traveller reads where cancelling failed, and what to do. */
export function cancelProblemText({ code, message }: CallFailure): string {
  switch (code) {
    case 'not_authenticated':
      return texts.signInFirst
    case 'timed_out':
    case 'offline':
    case 'bad_answer':
    case 'unavailable':
    case 'internal':
      return texts.unsure
    default:
      return message
  }
}

/** Failures that say that the booking stands otherwise than this page shows it. */
export function isStale({ code }: CallFailure): boolean {
  return ['cancel_too_late', 'booking_completed', 'booking_not_found', 'payment_in_review'].includes(code)
}
