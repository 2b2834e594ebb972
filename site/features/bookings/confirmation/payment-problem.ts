import type { CallFailure } from '../../../lib/api.ts'
import { confirmationTexts as texts } from './texts.ts'

/** Returns the message shown if a payment cannot be started. */
export function paymentProblemText({ code, message, fields }: CallFailure): string {
  switch (code) {
    case 'bad_answer':
      return fields && 'invoice_url' in fields ? texts.badPaymentProvider : texts.badPaymentServer
    case 'timed_out':
      return texts.timedOut
    case 'offline':
    case 'unavailable':
    case 'internal':
      return texts.processFailed
    default:
      return message
  }
}
