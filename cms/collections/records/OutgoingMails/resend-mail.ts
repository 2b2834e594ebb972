// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { invoices, outgoing_mails as mails, travellers } from '../../../generated/payload-generated-schema.ts'

/** A repeated request within this time (milliseconds) does not queue another copy. */
const repeatWindowMs = 60_000

/** Matches the end of the `dedupe_key` of a resent email, such as ':again-2'. */
const resendKeyPattern = /:again-(\d+)$/

export interface ResentMail {
  /** The ID of the queued email: the requested email, or the copy of a sent email. */
  mail: number
  /** The stored kind, such as 'payment_received'. */
  kind: string
  to: string
  /** False if the email was already queued. */
  isNew: boolean
}

/**
 * Queues an email again that failed or that staff have settled, or a copy of a sent email. The text is rendered when the email is sent. An
 * email about an invoice goes to the current address of the account. Repeated requests queue one email. Returns null if
 * the email does not exist.
 */
export async function resendMail({ db }: Pick<Payload, 'db'>, id: number, now: Date): Promise<ResentMail | null> {
  return db.drizzle.transaction(async (tx) => {
    const nowText = now.toISOString()
    const [requestedMail] = await tx.select().from(mails).where(eq(mails.id, id))
    if (!requestedMail) return null
    const key = requestedMail.dedupe_key.replace(resendKeyPattern, '')
    // Concurrent requests wait here, also those for another copy of the email. Only then is the state of the email read.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) return null
    const { kind } = mail
    if (mail.state === 'queued') return { mail: id, kind, to: mail.to, isNew: false }
    const [newestCopy] = await tx
      .select()
      .from(mails)
      .where(sql`starts_with(${mails.dedupe_key}, ${`${key}:again-`})`)
      .orderBy(desc(mails.id))
      .limit(1)
    if (newestCopy && isQueuedOrRecent(newestCopy, now))
      return { mail: newestCopy.id, kind, to: newestCopy.to, isNew: false }
    const to = await readCurrentAddress(tx, mail)
    const queuedFields = { state: 'queued', attempts: 0, next_attempt_at: nowText, to, updatedAt: nowText } as const
    if (mail.state !== 'sent') {
      await tx.update(mails).set(queuedFields).where(eq(mails.id, id))
      return { mail: id, kind, to, isNew: true }
    }
    const { invoice, booking, traveller, payload } = mail
    const dedupe_key = `${key}:again-${readResendCount(newestCopy) + 1}`
    const [copy] = await tx
      .insert(mails)
      .values({ ...queuedFields, kind, invoice, booking, traveller, payload, dedupe_key, createdAt: nowText })
      .returning({ id: mails.id })
    return copy ? { mail: copy.id, kind, to, isNew: true } : null
  })
}

type Mail = typeof mails.$inferSelect

function isQueuedOrRecent({ state, createdAt }: Mail, now: Date): boolean {
  return state === 'queued' || now.getTime() - new Date(createdAt).getTime() < repeatWindowMs
}

function readResendCount(mail: Mail | undefined): number {
  const [, count = '0'] = resendKeyPattern.exec(mail?.dedupe_key ?? '') ?? []
  return Number(count)
}

async function readCurrentAddress(
  tx: Pick<Payload['db']['drizzle'], 'select'>,
  { invoice, to }: Mail,
): Promise<string> {
  if (invoice === null) return to
  const [account] = await tx
    .select({ email: travellers.email })
    .from(invoices)
    .innerJoin(travellers, and(eq(invoices.user_id, travellers.id), isNull(travellers.deleted_at)))
    .where(eq(invoices.id, invoice))
  return account?.email ?? to
}
