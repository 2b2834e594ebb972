import type { PayloadRequest } from 'payload'
import { outgoing_mails as mails } from '../payload-generated-schema.ts'
import type { OutgoingMail, Traveller } from '../payload-types.ts'
import { transactionOf } from './transaction-of.ts'
import { untouchedMails } from './untouched-mails.ts'

/** What a mail is about and what it says beside that. */
type Mail = Pick<OutgoingMail, 'kind' | 'to' | 'dedupe_key' | 'payload'> &
  Partial<Pick<OutgoingMail, 'invoice' | 'booking' | 'traveller'>>

/** Queues a mail in the transaction that gives reason for it; the functions send it within some minutes. */
export async function queueMail(req: PayloadRequest, mail: Mail): Promise<void> {
  const next_attempt_at = new Date().toISOString()
  const data = { ...mail, state: 'queued', attempts: 0, next_attempt_at } as const
  await req.payload.create({ collection: 'outgoing-mails', data, depth: 0, req })
}

/**
 * Takes back the mails that wait to be sent and are no longer true, by how their keys begin; one that is being sent at this
 * moment is left alone.
 */
export async function takeBackMails(req: PayloadRequest, keys: readonly [string, ...string[]]): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.delete(mails).where(untouchedMails(keys))
}

/** An account as it is today; null where it is deleted. */
export async function accountToday(req: PayloadRequest, id: number): Promise<Traveller | null> {
  const account = await req.payload.findByID({ collection: 'travellers', id, depth: 0, req, disableErrors: true })
  return account && !account.deleted_at ? account : null
}
