import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { type Plan, planIn, plannedTitle } from '../scheduling/plan.ts'
import type { Change } from './changes.ts'
import { type Audited, writeAudit } from './write-audit.ts'

/** Records that an entry is scheduled to be published or unpublished. */
export async function notePlan(req: PayloadRequest, plan: Plan, at: Date): Promise<void> {
  await note(req, 'plan', plan, { before: null, after: at.toISOString() })
}

/** Records that a scheduled job was cancelled. Deleting a job that has run or failed is not a cancellation. */
export const noteDroppedPlan: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const plan = planIn(doc.input)
  if (!plan || doc.hasError || doc.completedAt) return
  await note(req, 'unplan', plan, { before: doc.waitUntil ?? null, after: null })
}

async function note(
  req: PayloadRequest,
  operation: Audited['operation'],
  plan: Plan,
  times: Omit<Change, 'field'>,
): Promise<void> {
  const { collection: kind, entryId: entry, wanted } = plan
  const title = await plannedTitle(plan, { payload: req.payload, req })
  await writeAudit(req, { operation, kind, entry, title, changes: [{ field: `planned_${wanted}`, ...times }] })
}
