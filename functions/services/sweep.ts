import type { Deps } from '../deps.ts'
import { expireInvoices } from './expire-invoices.ts'
import { type OutboxNeeds, sendOutbox } from './outbox/send-outbox.ts'

type Needs = OutboxNeeds & Pick<Deps, 'background' | 'payments'>

/** What is to be done every few minutes: ends overdue invoices, then sends the mails that are due. Gives what it did. */
export async function sweep(deps: Needs): Promise<Record<string, number>> {
  const { expired, settled, putOff } = await expireInvoices(deps)
  await deps.background.idle()
  const mails = await sendOutbox(deps)
  return { expired, settled, putOff, mailsSent: mails.sent, mailsPutOff: mails.putOff, mailsGivenUp: mails.givenUp }
}
