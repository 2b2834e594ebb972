import type { CollectionAfterDeleteHook, PayloadRequest, SanitizedConfig } from 'payload'
import type { Change } from '../audit/changes.ts'
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts'
import { parseScheduledChange, readScheduledTitle, type ScheduledChange } from './scheduled-change.ts'

export async function recordSchedule(req: PayloadRequest, scheduledChange: ScheduledChange, time: Date): Promise<void> {
  await recordScheduleChange(req, 'plan', scheduledChange, { before: null, after: time.toISOString() })
}

/**
 * Adds a hook that records cancelled jobs in the audit log. `config` must be a built configuration, because Payload's
 * build would log a warning about hooks of the jobs collection. The warning does not apply to this hook, because
 * Payload runs the hooks for deleted jobs.
 */
export function withCancellationAudit(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    const { slug, hooks } = collection
    if (slug !== 'payload-jobs') return collection
    return { ...collection, hooks: { ...hooks, afterDelete: [...hooks.afterDelete, recordCancelledSchedule] } }
  })
  return { ...config, collections }
}

/** Deleting a job that has run or failed is not a cancellation. */
const recordCancelledSchedule: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const scheduledChange = parseScheduledChange(doc.input)
  if (!scheduledChange || doc.hasError || doc.completedAt) return
  await recordScheduleChange(req, 'unplan', scheduledChange, { before: doc.waitUntil ?? null, after: null })
}

async function recordScheduleChange(
  req: PayloadRequest,
  operation: AuditEntry['operation'],
  scheduledChange: ScheduledChange,
  beforeAndAfter: Omit<Change, 'field'>,
): Promise<void> {
  const { collection: kind, entryId: entry, action } = scheduledChange
  const title = await readScheduledTitle(scheduledChange, { payload: req.payload, req })
  await writeAudit(req, { operation, kind, entry, title, changes: [{ field: `planned_${action}`, ...beforeAndAfter }] })
}
