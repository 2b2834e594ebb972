import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { Change } from '../audit/changes.ts'
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts'
import { parseScheduledChange, readScheduledTitle, type ScheduledChange } from './scheduled-change.ts'

/** Records that an entry is scheduled to be published or unpublished. */
export async function recordSchedule(req: PayloadRequest, plan: ScheduledChange, at: Date): Promise<void> {
  await record(req, 'plan', plan, { before: null, after: at.toISOString() })
}

/** Records that a scheduled job was cancelled. Deleting a job that has run or failed is not a cancellation. */
export const recordCancelledSchedule: CollectionAfterDeleteHook = async ({ doc, req }) => {
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
