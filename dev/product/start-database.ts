import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '../postgres.ts'
import { displayPath, type Settings } from '../settings.ts'
import type { StepLog } from '../step-log.ts'
import { readServerVersion } from './database.ts'

export type Database = {
  url: string
  /** Null if it is an external server, which this process neither supervises nor stops. */
  embedded: Postgres | null
}

export async function startDatabase(settings: Settings, log: StepLog, port?: number): Promise<Database> {
  return log.step('database', async (report) => {
    if (settings.databaseUrl !== null) {
      const version = await readServerVersion(settings.databaseUrl)
      report(`PostgreSQL ${version} at ${new URL(settings.databaseUrl).host}`)
      return { url: settings.databaseUrl, embedded: null }
    }
    const dataDir = join(settings.dataDir, 'postgres')
    const isNew = !existsSync(dataDir)
    const embedded = await startPostgres({ dataDir, ...(port !== undefined && { port }) })
    const version = await readServerVersion(embedded.url)
    report(`PostgreSQL ${version} in ${displayPath(dataDir)}${isNew ? ', new' : ''}`)
    return { url: embedded.url, embedded }
  })
}
