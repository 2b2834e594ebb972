import type { Endpoint } from 'payload'
import { hasToken } from '../catalog-export/token.ts'

/**
 * `GET /api/scheduled` with `Authorization: Bearer {CRON_SECRET}`: publishes what is due, for a host that keeps no process running
 * and calls this each minute instead. Answers with how many entries were due and how many of them failed.
 */
export function scheduledEndpoint(cronSecret: string | undefined): Endpoint {
  return {
    path: '/scheduled',
    method: 'get',
    async handler({ payload, headers }) {
      if (!cronSecret || !hasToken(headers.get('authorization'), cronSecret)) {
        return Response.json({ errors: [{ message: 'The token is missing or wrong.' }] }, { status: 401 })
      }
      const { jobStatus = {} } = await payload.jobs.run({ limit: 100, silent: true })
      const outcomes = Object.values(jobStatus)
      const failed = outcomes.filter(({ status }) => status !== 'success').length
      return Response.json({ due: outcomes.length, failed }, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
