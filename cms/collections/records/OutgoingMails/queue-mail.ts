import type { PayloadRequest } from 'payload'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { outgoing_mails as mails } from '../../../generated/payload-generated-schema.ts'
import type { OutgoingMail, Traveller } from '../../../generated/payload-types.ts'
import { withdrawableMails } from './withdrawable-mails.ts'

/** The content of a mail and the records it is about. */
type Mail = Pick<OutgoingMail, 'kind' | 'to' | 'dedupe_key' | 'payload'> &
  Partial<Pick<OutgoingMail, 'invoice' | 'booking' | 'traveller'>>

/** Queues a mail in the transaction that causes it. The functions send it within a few minutes. */
export async function queueMail(req: PayloadRequest, mail: Mail): Promise<void> {
  const next_attempt_at = new Date().toISOString()
  const data = { ...mail, state: 'queued', attempts: 0, next_attempt_at } as const
  await req.payload.create({ collection: 'outgoing-mails', data, depth: 0, req })
}

/**
 * Deletes queued mails that are no longer true, by the prefixes of their deduplication keys. A mail that is being sent
 * is not deleted.
 */
export async function withdrawMails(req: PayloadRequest, keys: readonly [string, ...string[]]): Promise<void> {
  const transaction = await requireTransaction(req)
  await transaction.delete(mails).where(withdrawableMails(keys))
}

/** Returns the current account of a traveller; null if it is deleted. */
export async function readCurrentAccount(req: PayloadRequest, id: number): Promise<Traveller | null> {
  const account = await req.payload.findByID({ collection: 'travellers', id, depth: 0, req, disableErrors: true })
  return account && !account.deleted_at ? account : null
}
