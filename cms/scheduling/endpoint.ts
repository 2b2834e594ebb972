import type { Endpoint } from 'payload'
import { hasToken } from '../catalog-export/token.ts'
import { sendFailed } from '../config/build-hook.ts'
import { carryOutDue } from './carry-out-due.ts'

/**
 * `GET /api/scheduled` with `Authorization: Bearer {CRON_SECRET}`: publishes what is due, for a host that keeps no process running
 * and calls this each minute instead. Answers with how many entries were due, how many of them failed, and whether the build hook
 * took that the site is to be built: by then it has been called, also where an earlier call of this process had failed.
 */
export function scheduledEndpoint(cronSecret: string | undefined): Endpoint {
  return {
    path: '/scheduled',
    method: 'get',
    async handler({ payload, headers }) {
      if (!cronSecret || !hasToken(headers.get('authorization'), cronSecret)) {
        return Response.json({ errors: [{ message: 'The token is missing or wrong.' }] }, { status: 401 })
      }
      const earlier = await sendFailed()
      const { due, failed, told } = await carryOutDue(payload, true)
      const hook = hookState([...earlier, ...told].at(-1))
      return Response.json({ due, failed, hook }, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}

function hookState(isTaken: boolean | undefined): 'accepted' | 'refused' | 'not needed' {
  if (isTaken === undefined) return 'not needed'
  return isTaken ? 'accepted' : 'refused'
}
