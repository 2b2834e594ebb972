import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { writeAudit } from '../audit/write-audit.ts'
import type { CmsSession } from '../sessions/request-session.ts'
import { endOtherSessions, endSession } from '../sessions/session-rows.ts'
import type { SignInOptions } from '../sign-in/endpoints.ts'
import { changeAndRespond, createStepEndpoint, refuse } from './endpoint.ts'
import { readTwoStepState } from './two-step-state.ts'

/** Endpoints with which users end their own sessions. An ended session is refused from its next request on. */
export function sessionEndpoints(signInOptions: SignInOptions): Endpoint[] {
  return [
    createStepEndpoint(signInOptions, {
      path: '/sessions/end',
      allowedSessions: 'manage',
      body: z.object({ id: z.string() }),
      handle: ({ req, session, body: { id } }) =>
        changeAndRespond({ req, session }, async (db) => {
          const { sessions } = await readTwoStepState(req.payload, session)
          const endedSession = sessions.find((listed) => listed.id === id && !listed.isCurrent)
          if (!endedSession) return refuse(req, 'notFound')
          await endSession(db, session.user.id, id)
          await writeAudit(req, createAuditEntry(session, endedSession.device))
          return {}
        }),
    }),
    createStepEndpoint(signInOptions, {
      path: '/sessions/end-others',
      allowedSessions: 'manage',
      body: z.object({}),
      handle: ({ req, session }) =>
        changeAndRespond({ req, session }, async (db) => {
          const endedCount = await endOtherSessions(db, session.user.id, session.sid)
          if (endedCount > 0) await writeAudit(req, createAuditEntry(session, endedCount))
          return {}
        }),
    }),
  ]
}

const createAuditEntry = ({ user }: CmsSession, deviceOrCount: string | number) => ({
  operation: 'update' as const,
  kind: 'users',
  entry: String(user.id),
  title: user.email,
  changes: [{ field: 'ended_sessions', before: deviceOrCount, after: null }],
})
