import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Endpoint } from 'payload'
import { jsonResponse } from '../../core/http/responses.ts'

/** Next's build, relative to its working directory. The comment prevents Next from including the file in the build. */
const buildIdFile = path.resolve(/* turbopackIgnore: true */ '.next', 'BUILD_ID')

type HealthProblem = 'database' | 'build_replaced'

/**
 * `GET /api/health`: 200 with `{"status":"ok"}` if the database answers and Next's build is the one that this process
 * started with, or else 503 with `{"status":"unavailable","problems":[…]}`. A process whose build was replaced serves
 * pages without their scripts until it is restarted.
 *
 * @param readBuildId returns the id of the build on disk; null without a build, as in development
 */
export function healthEndpoint(readBuildId: () => Promise<string | null> = readBuildIdFile): Endpoint {
  const idAtStart = readBuildId()
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
      if ((await readBuildId()) !== (await idAtStart)) problems.push('build_replaced')
      return problems.length === 0
        ? jsonResponse({ status: 'ok' })
        : jsonResponse({ status: 'unavailable', problems }, 503)
    },
  }
}

function readBuildIdFile(): Promise<string | null> {
  return readFile(buildIdFile, 'utf8').catch(() => null)
}
