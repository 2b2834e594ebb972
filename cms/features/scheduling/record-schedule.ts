import type { CollectionAfterDeleteHook, PayloadRequest, SanitizedConfig } from 'payload'
import type { Change } from '../audit/changes.ts'
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts'
import { parseScheduledChange, readScheduledTitle, type ScheduledChange } from './scheduled-change.ts'

export async function recordSchedule(req: PayloadRequest, plan: ScheduledChange, at: Date): Promise<void> {
  await record(req, 'plan', plan, { before: null, after: at.toISOString() })
}

/**
 * Adds a hook that records cancelled jobs in the audit log. `config` must be a built configuration, because Payload's
 * build warns about hooks of the jobs collection. The warning does not matter: Payload runs hooks when it deletes
 * jobs, and only deletions are recorded.
 */
export function withCancelledSchedules(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    const { slug, hooks } = collection
    if (slug !== 'payload-jobs') return collection
    return { ...collection, hooks: { ...hooks, afterDelete: [...hooks.afterDelete, recordCancelledSchedule] } }
  })
  return { ...config, collections }
}

/** Deleting a job that has run or failed is not a cancellation. */
const recordCancelledSchedule: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const plan = parseScheduledChange(doc.input)
  if (!plan || doc.hasError || doc.completedAt) return
  await record(req, 'unplan', plan, { before: doc.waitUntil ?? null, after: null })
}

async function record(
  req: PayloadRequest,
  operation: AuditEntry['operation'],
  plan: ScheduledChange,
  times: Omit<Change, 'field'>,
): Promise<void> {
  const { collection: kind, entryId: entry, action } = plan
  const title = await readScheduledTitle(plan, { payload: req.payload, req })
  await writeAudit(req, { operation, kind, entry, title, changes: [{ field: `planned_${action}`, ...times }] })
}
