import { randomUUID } from 'node:crypto'
import { outgoing_mails } from '@nusa/cms/schema'
import type { NoticeKind } from '@nusa/shared/booking'
import type { Transaction } from '../in-transaction.ts'

interface Notice {
  /** Null if the account is deleted in the same transaction. */
  travellerId: number | null
  to: string
  /** Null or empty if the email address is not verified. */
  name: string | null
  /** The new email address, if the email is about a change of the address. */
  address?: string
  at: Date
}

/** Queues an email about an account. `tx` must be the transaction of the change that the email reports. */
export async function queueNotice(
  tx: Transaction,
  kind: NoticeKind,
  { travellerId, to, name, address, at }: Notice,
): Promise<void> {
  const timestamp = at.toISOString()
  await tx.insert(outgoing_mails).values({
    kind,
    to,
    traveller: travellerId,
    payload: { name: name ?? '', ...(address !== undefined && { address }) },
    dedupe_key: `${kind}:${randomUUID()}`,
    next_attempt_at: timestamp,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
}
