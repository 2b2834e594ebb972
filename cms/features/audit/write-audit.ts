// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { audit_log } from '../../generated/payload-generated-schema.ts'
import type { AuditLog } from '../../generated/payload-types.ts'
import type { Change } from './changes.ts'

export interface AuditEntry {
  operation: AuditLog['operation']
  /** The slug of a collection or global, or `site`. */
  kind: string
  /** Null if the change is to a global or to the site. */
  entry: string | null
  title: string
  changes: readonly Change[]
}

/**
 * Records an action of a CMS user in the transaction of that action. Does nothing for other callers. The insert
 * bypasses Payload, so that saving stays fast.
 *
 * @throws Error if the kind is missing from the database enum
 */
export async function writeAudit(
  req: PayloadRequest,
  { operation, kind, entry, title, changes }: AuditEntry,
): Promise<void> {
  const { user } = req
  if (user?.collection !== 'users') return
  const knownKind = audit_log.kind.enumValues.find((value) => value === kind)
  if (!knownKind) throw new Error(`The audit log has no kind '${kind}': regenerate its list of kinds.`)
  const db = await getTransactionWriter(req)
  await db.insert(audit_log).values({
    who: user.name,
    role: user.role,
    colleague: user.id,
    operation,
    kind: knownKind,
    entry,
    title: title.slice(0, 200),
    changes,
  })
}

type Writer = Pick<Payload['db']['drizzle'], 'insert'>

async function getTransactionWriter({ payload, transactionID }: PayloadRequest): Promise<Writer> {
  const session: unknown = payload.db.sessions?.[String(await transactionID)]?.db
  return isWriter(session) ? session : payload.db.drizzle
}

function isWriter(value: unknown): value is Writer {
  return typeof value === 'object' && value !== null && 'insert' in value
}
