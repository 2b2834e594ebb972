import type { CollectionAfterDeleteHook, PayloadRequest, SanitizedConfig } from 'payload'
import type { Change } from '../audit/changes.ts'
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts'
import { parseScheduledChange, readScheduledTitle, type ScheduledChange } from './scheduled-change.ts'

/** Records in the audit log that a user has scheduled the publishing or unpublishing of an entry. */
export async function recordSchedule(req: PayloadRequest, plan: ScheduledChange, at: Date): Promise<void> {
  await record(req, 'plan', plan, { before: null, after: at.toISOString() })
}

/**
 * Returns the configuration with a hook that records in the audit log when a user cancels a scheduled job. `config`
 * must be a built configuration, because Payload's build warns about hooks of the jobs collection. The warning does not
 * matter here: Payload runs no hooks when it claims and finishes jobs, but it does when it deletes them.
 */
export function withCancelledSchedules(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    const { slug, hooks } = collection
    if (slug !== 'payload-jobs') return collection
    return { ...collection, hooks: { ...hooks, afterDelete: [...hooks.afterDelete, recordCancelledSchedule] } }
  })
  return { ...config, collections }
}

/** Records that a scheduled job was cancelled. Deleting a job that has run or failed is not a cancellation. */
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
