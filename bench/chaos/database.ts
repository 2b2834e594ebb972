import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { startPostgres } from '../../dev/postgres.ts'

/** A Postgres of its own that may be treated badly. */
export interface FrailDatabase {
  url: string
  /** Ends it, by `kill -9` or in order, and starts it again after so many milliseconds. */
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
      // What is about to come back must be there to be ended.
      await striking
      await server.stop()
    },
  }
}
