import { randomUUID } from 'node:crypto'
import { outgoing_mails } from '@nusa/cms/schema'
import type { NoticeKind } from '../../../ports/outbox.ts'
import type { Transaction } from '../in-transaction.ts'

interface Notice {
  /** Null where the account is deleted with it. */
  travellerId: number | null
  to: string
  /** What the owner is called; null or empty where nobody has proved whose address it is. */
  name: string | null
  /** The e-mail address that it is about, where that is another one than it is sent to. */
  address?: string
  at: Date
}

/** Writes what an account's owner must be told, in the transaction that makes it true. */
export async function queueNotice(
  tx: Transaction,
  kind: NoticeKind,
  { travellerId, to, name, address, at }: Notice,
): Promise<void> {
  const written = at.toISOString()
  await tx.insert(outgoing_mails).values({
    kind,
    to,
    traveller: travellerId,
    payload: { name: name ?? '', ...(address !== undefined && { address }) },
    dedupe_key: `${kind}:${randomUUID()}`,
    next_attempt_at: written,
    createdAt: written,
    updatedAt: written,
  })
}
