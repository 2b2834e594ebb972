import { pathToFileURL } from 'node:url'
import { requireDatabaseUrl, runCommand } from '@nusa/shared/environment'
import { migrate } from '../config/migrate.ts'

/** The command is `npx node cms/scripts/migrate.ts` with DATABASE_URL set. */
const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isCommand) {
  await runCommand(process, async () => {
    const migrationNames = await migrate(requireDatabaseUrl('the migration', process.env))
    console.log(migrationNames.length === 0 ? 'The database is up to date.' : `Applied ${migrationNames.join(', ')}.`)
  })
}

export { migrate }
