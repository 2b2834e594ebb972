import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { writeAudit } from '../audit/write-audit.ts'
import type { CmsSession } from '../sessions/request-session.ts'
import { endOtherSessions, endSession } from '../sessions/session-rows.ts'
import type { Guard } from '../sign-in/endpoints.ts'
import { changeAndRespond, refuse, stepEndpoint } from './endpoint.ts'
import { readTwoStepState } from './two-step-state.ts'

/** Endpoints with which users end their own sessions. An ended session is refused from its next request on. */
export function sessionEndpoints(guard: Guard): Endpoint[] {
  return [
    stepEndpoint(guard, {
      path: '/sessions/end',
      for: 'manage',
      body: z.object({ id: z.string() }),
      handle: ({ req, session, body: { id } }) =>
        changeAndRespond({ req, session }, async (db) => {
          const { sessions } = await readTwoStepState(req.payload, session)
          const ended = sessions.find((one) => one.id === id && !one.isCurrent)
          if (!ended) return refuse(req, 'notFound')
          await endSession(db, session.user.id, id)
          await writeAudit(req, auditEntry(session, ended.device))
          return {}
        }),
    }),
    stepEndpoint(guard, {
      path: '/sessions/end-others',
      for: 'manage',
      body: z.object({}),
      handle: ({ req, session }) =>
        changeAndRespond({ req, session }, async (db) => {
          const ended = await endOtherSessions(db, session.user.id, session.sid)
          if (ended > 0) await writeAudit(req, auditEntry(session, ended))
          return {}
        }),
    }),
  ]
}

const auditEntry = ({ user }: CmsSession, ended: string | number) => ({
  operation: 'update' as const,
  kind: 'users',
  entry: String(user.id),
  title: user.email,
  changes: [{ field: 'ended_sessions', before: ended, after: null }],
})
