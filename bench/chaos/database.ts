import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { startPostgres } from '../../dev/postgres/postgres.ts'

/** A separate Postgres server that can be made to fail. */
export interface FaultyDatabase {
  url: string
  /** 'killed' uses `kill -9`, and 'restarted' shuts the server down properly. */
  interrupt(how: 'killed' | 'restarted', downtimeMs: number): Promise<void>
  stop(): Promise<void>
}

const clusterFileSchema = z.object({ server: z.object({ pid: z.int() }) })

export async function startFaultyDatabase(dataDir: string): Promise<FaultyDatabase> {
  let server = await startPostgres({ dataDir })
  let interruption = Promise.resolve()
  const { url, port } = server

  async function interrupt(how: 'killed' | 'restarted', downtimeMs: number): Promise<void> {
    if (how === 'restarted') await server.stop()
    else {
      const clusterFile = clusterFileSchema.parse(JSON.parse(readFileSync(join(dataDir, 'cluster.json'), 'utf8')))
      process.kill(clusterFile.server.pid, 'SIGKILL')
      await server.exited
    }
    await wait(downtimeMs)
    server = await startPostgres({ dataDir, port })
  }

  return {
    url,
    interrupt(how, downtimeMs) {
      interruption = interrupt(how, downtimeMs)
      return interruption
    },
    async stop() {
      // A running restart must finish before the server can be stopped.
      await interruption
      await server.stop()
    },
  }
}
