import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf } from '../../hooks/invoice-history.ts'
import { accountToday, queueMail } from '../../hooks/queue-mail.ts'
import { transactionOf } from '../../hooks/transaction-of.ts'
import type { IdentityDocument } from '../../payload-types.ts'

const kinds = { verified: 'identity_verified', refused: 'identity_refused' } as const

/** Tells the traveller what staff have decided, and no longer what they had decided before. */
export const tellTraveller: CollectionAfterChangeHook<IdentityDocument> = async ({ doc, previousDoc, req }) => {
  const { state, reason } = doc
  if (state === previousDoc.state) return doc
  await dropUntold(doc.id, req)
  if (state === 'in_review') return doc
  const account = await accountToday(req, idOf(doc.traveller))
  if (!account) return doc
  const kind = kinds[state]
  await queueMail(req, {
    kind,
    to: account.email,
    traveller: account.id,
    payload: { name: account.full_name ?? '', reason: reason ?? '' },
    // Staff may think better of it; each decision is told once.
    dedupe_key: `${kind}:${doc.id}:${doc.reviewed_at}`,
  })
  return doc
}

/** Takes back the mails about earlier decisions that wait to be sent; one that is being sent at this moment is left alone. */
async function dropUntold(document: number, req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    delete from outgoing_mails
    where state = 'queued' and not (attempts > 0 and last_error is null and next_attempt_at > now())
      and (starts_with(dedupe_key, ${`${kinds.verified}:${document}:`})
        or starts_with(dedupe_key, ${`${kinds.refused}:${document}:`}))`)
}
