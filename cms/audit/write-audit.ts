// Its types say that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { audit_log } from '../payload-generated-schema.ts'
import type { AuditLog } from '../payload-types.ts'
import type { Change } from './changes.ts'

export interface Audited {
  operation: AuditLog['operation']
  /** The collection's or the global's slug, or the site. */
  kind: string
  /** Null for what exists once. */
  entry: string | null
  title: string
  changes: readonly Change[]
}

/**
 * Notes what a colleague did, in the transaction that does it; what anybody else does is noted by nobody. One statement, past
 * Payload, so that saving is as quick as before.
 */
export async function writeAudit(
  req: PayloadRequest,
  { operation, kind, entry, title, changes }: Audited,
): Promise<void> {
  const { user } = req
  if (user?.collection !== 'users') return
  const known = audit_log.kind.enumValues.find((one) => one === kind)
  if (!known) throw new Error(`The audit trail knows no ${kind}: its list of kinds is older than the collections.`)
  const db = await writerOf(req)
  await db.insert(audit_log).values({
    who: user.name,
    role: user.role,
    colleague: user.id,
    operation,
    kind: known,
    entry,
    title: title.slice(0, 200),
    changes,
  })
}

type Writer = Pick<Payload['db']['drizzle'], 'insert'>

/** The request's own transaction, where it has one. */
async function writerOf({ payload, transactionID }: PayloadRequest): Promise<Writer> {
  const session: unknown = payload.db.sessions?.[String(await transactionID)]?.db
  return isWriter(session) ? session : payload.db.drizzle
}

function isWriter(value: unknown): value is Writer {
  return typeof value === 'object' && value !== null && 'insert' in value
}
