import * as z from 'zod/mini'

/** The results of the last backups. Each backup stores its result, and the CMS shows a problem to staff. */
export const backupRunSchema = z.object({
  /** When the newest complete backup was made; null before the first backup. */
  succeeded: z.nullable(z.iso.datetime()),
  /** When the last run failed; null if it succeeded. */
  failed: z.nullable(z.iso.datetime()),
})

export type BackupRun = z.infer<typeof backupRunSchema>

/** A key of the table `payload_kv`. Without this entry, backups are not set up. */
export const backupRunKey = 'backup-run'

/** Backups are made every night. If the newest backup is older than 36 hours, a later backup is missing. */
export const maxBackupAgeHours = 36

/** Returns null if there is a recent backup, or if none has been made yet. */
export function backupProblem({ succeeded, failed }: BackupRun, now: Date): 'failed' | 'old' | null {
  if (failed !== null) return 'failed'
  const ageMs = succeeded === null ? 0 : now.getTime() - Date.parse(succeeded)
  return ageMs > maxBackupAgeHours * 60 * 60 * 1000 ? 'old' : null
}
