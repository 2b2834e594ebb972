import { pathToFileURL } from 'node:url'
import { requireDatabaseUrl, runCommand } from '@nusa/shared/environment'
import { migrate } from '../config/migrate.ts'

/** The command is `npx node cms/scripts/migrate.ts` with DATABASE_URL set. */
const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isCommand) {
  await runCommand(process, async () => {
    const applied = await migrate(requireDatabaseUrl('the migration', process.env))
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
  })
}

export { migrate }
