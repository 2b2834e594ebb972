import { type CloseNeeds, closeWithdrawn } from './cancel/close-payment.ts'
import { expireInvoices } from './expire-invoices.ts'
import { sendOutbox } from './outbox/send-outbox.ts'
import { askRefunds, type RefundNeeds } from './refunds/ask-refunds.ts'

type Needs = RefundNeeds & CloseNeeds

/**
 * What is to be done every few minutes: closes what is not to be paid any more, ends overdue invoices, asks after refunds,
 * then sends the mails that are due. Gives what it did.
 */
export async function sweep(deps: Needs): Promise<Record<string, number>> {
  const closed = await closeWithdrawn(deps)
  const { expired, settled, putOff } = await expireInvoices(deps)
  await deps.background.idle()
  const refunds = await askRefunds(deps)
  const mails = await sendOutbox(deps)
  const { sent, putOff: mailsPutOff, givenUp } = mails
  return { closed, expired, settled, putOff, refunds, mailsSent: sent, mailsPutOff, mailsGivenUp: givenUp }
}
