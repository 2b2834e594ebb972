import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Endpoint } from 'payload'
import { jsonResponse } from '../../core/http/responses.ts'

/** The `turbopackIgnore` comment prevents Next from including the file in the build. */
const buildIdFile = path.resolve(/* turbopackIgnore: true */ '.next', 'BUILD_ID')

type HealthProblem = 'database' | 'build_replaced'

/**
 * `GET /api/health` returns status 200 if the database answers and the build on disk is the one that this process
 * started with. Otherwise it returns status 503 and the problems. A process whose build was replaced serves pages
 * without their scripts.
 *
 * @param readBuildId returns null if there is no build, as in development
 */
export function healthEndpoint(readBuildId: () => Promise<string | null> = readBuildIdFile): Endpoint {
  const buildIdAtStart = readBuildId()
  return {
    path: '/health',
    method: 'get',
    async handler({ payload }) {
      const problems: HealthProblem[] = []
      try {
        await payload.db.drizzle.execute(sql`select 1`)
      } catch (err) {
        payload.logger.error({ err }, 'unhealthy')
        problems.push('database')
      }
      if ((await readBuildId()) !== (await buildIdAtStart)) problems.push('build_replaced')
      return problems.length === 0
        ? jsonResponse({ status: 'ok' })
        : jsonResponse({ status: 'unavailable', problems }, 503)
    },
  }
}

function readBuildIdFile(): Promise<string | null> {
  return readFile(buildIdFile, 'utf8').catch(() => null)
}
