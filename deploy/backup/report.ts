import { OperatorError, requireDatabaseUrl, runCommand } from '@nusa/shared/environment'
import { recordBackupResult } from './record.ts'

/**
 * Reports the result of a backup that another program made, such as `deploy/docker/backup.sh`: `node report.ts
 * complete` or `node report.ts failed`, with DATABASE_URL.
 */
const [result] = process.argv.slice(2)
await runCommand(process, async () => {
  if (result !== 'complete' && result !== 'failed')
    throw new OperatorError('Use: report.ts complete, or report.ts failed')
  await recordBackupResult(requireDatabaseUrl('the backup', process.env), result === 'complete', new Date())
})
