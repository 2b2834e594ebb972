import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '../postgres.ts'
import { type Settings, shown } from '../settings.ts'
import type { StepLog } from '../step-log.ts'
import { checkConnection } from './database.ts'

export type Database = {
  url: string
  /** Null if it is an external server, which this process neither supervises nor stops. */
  own: Postgres | null
}

export async function startDatabase(settings: Settings, log: StepLog, port?: number): Promise<Database> {
  return log.step('database', async (note) => {
    if (settings.databaseUrl !== null) {
      const version = await checkConnection(settings.databaseUrl)
      note(`PostgreSQL ${version} at ${new URL(settings.databaseUrl).host}`)
      return { url: settings.databaseUrl, own: null }
    }
    const dataDir = join(settings.dataDir, 'postgres')
    const isNew = !existsSync(dataDir)
    const own = await startPostgres({ dataDir, ...(port !== undefined && { port }) })
    const version = await checkConnection(own.url)
    note(`PostgreSQL ${version} in ${shown(dataDir)}${isNew ? ', new' : ''}`)
    return { url: own.url, own }
  })
}
