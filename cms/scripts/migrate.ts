import { pathToFileURL } from 'node:url'
import { EnvironmentError, runCommand } from '@nusa/shared/environment'
import { migrate } from '../config/migrate.ts'

/** `npx tsx cms/scripts/migrate.ts` with DATABASE_URL set. */
const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isCommand) {
  await runCommand(process, async () => {
    const url = process.env.DATABASE_URL
    if (!url) throw new EnvironmentError('the migration', ['DATABASE_URL is missing'], process.env)
    const applied = await migrate(url)
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
  })
}

export { migrate }
