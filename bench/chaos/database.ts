import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { startPostgres } from '../../dev/postgres.ts'

/** A separate Postgres server that can be made to fail. */
export interface FrailDatabase {
  url: string
  /** Stops it, by `kill -9` or properly, and restarts it after `away` milliseconds. */
  strike(how: 'killed' | 'restarted', away: number): Promise<void>
  stop(): Promise<void>
}

const noteSchema = z.object({ server: z.object({ pid: z.int() }) })

export async function startFrailDatabase(dataDir: string): Promise<FrailDatabase> {
  let server = await startPostgres({ dataDir })
  let striking = Promise.resolve()
  const { url, port } = server

  async function strike(how: 'killed' | 'restarted', away: number): Promise<void> {
    if (how === 'restarted') await server.stop()
    else {
      const note = noteSchema.parse(JSON.parse(readFileSync(join(dataDir, 'cluster.json'), 'utf8')))
      process.kill(note.server.pid, 'SIGKILL')
      await server.exited
    }
    await wait(away)
    server = await startPostgres({ dataDir, port })
  }

  return {
    url,
    strike(how, away) {
      striking = strike(how, away)
      return striking
    },
    async stop() {
      // A restart that is under way must finish before the server can be stopped.
      await striking
      await server.stop()
    },
  }
}
