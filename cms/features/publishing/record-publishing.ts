import type { Schedule } from '@nusa/shared/publishing'
import type { PayloadRequest } from 'payload'
import type { Change } from '../audit/changes.ts'
import { siteSubject } from '../audit/kinds.ts'
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts'

export async function recordPublish(req: PayloadRequest): Promise<void> {
  await recordSiteChange(req, 'publish', [])
}

/** `previousRelease` is null if it is unknown which release was live. */
export async function recordRollback(
  req: PayloadRequest,
  previousRelease: number | null,
  rollbackTarget: number,
): Promise<void> {
  await recordSiteChange(req, 'back', [{ field: 'release', before: previousRelease, after: rollbackTarget }])
}

type Timing = Pick<Schedule, 'quiet_seconds' | 'publish_at'>

/** Records changes to the quiet period (seconds) and to the publish time. */
export async function recordTimingChange(req: PayloadRequest, before: Timing, after: Timing): Promise<void> {
  const previousTime = before.publish_at?.at ?? null
  const newTime = after.publish_at?.at ?? null
  if (previousTime !== newTime) {
    await recordSiteChange(req, newTime === null ? 'unplan' : 'plan', [
      { field: 'publish_at', before: previousTime, after: newTime },
    ])
  }
  if (before.quiet_seconds !== after.quiet_seconds) {
    const change = { field: 'quiet_seconds', before: before.quiet_seconds, after: after.quiet_seconds }
    await recordSiteChange(req, 'update', [change])
  }
}

async function recordSiteChange(
  req: PayloadRequest,
  operation: AuditEntry['operation'],
  changes: Change[],
): Promise<void> {
  await writeAudit(req, { operation, ...siteSubject, entry: null, changes })
}
