// Its types say that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { audit_log } from '../payload-generated-schema.ts'
import type { Change } from './changes.ts'

export interface Audited {
  operation: 'create' | 'update' | 'draft' | 'delete'
  /** The collection's or the global's slug. */
  kind: string
  /** Null for a global. */
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
  const db = await writerOf(req)
  await db.insert(audit_log).values({
    who: user.name,
    role: user.role,
    colleague: user.id,
    operation,
    kind,
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
