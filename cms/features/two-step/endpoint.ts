import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { requireTransaction, type Transaction } from '../../core/database/request-transaction.ts'
import { errorResponse, jsonResponse, readBody } from '../../core/http/responses.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { type CmsSession, findActiveSession, findParkedSession } from '../sessions/request-session.ts'
import { findSessionFacts, missingStep, type SessionFacts } from '../sessions/session-facts.ts'
import { withAccountLock } from '../sign-in/account-lock.ts'
import type { Guard } from '../sign-in/endpoints.ts'
import { refuseForeignRequest } from '../sign-in/refuse-foreign-request.ts'
import type { TwoStepTexts } from './texts/index.ts'
import { twoStepTexts } from './texts/index.ts'
import { isConfirmed, readTwoStepState } from './two-step-state.ts'

export interface StepRequest<Body> {
  req: PayloadRequest
  session: CmsSession
  body: Body
  guard: Guard
}

/** The key of a text. */
type Refusal = keyof TwoStepTexts['api']

interface Definition<Schema extends z.ZodMiniType> {
  path: string
  /**
   * Which sessions may call the endpoint. A session is parked after the user has entered the right password, until the
   * user passes the second step or sets up a required factor.
   * - `second-step`: a parked session whose user must pass the second step.
   * - `parked`: every parked session.
   * - `manage`: the session of a signed-in user, and a parked session whose user must set up a factor.
   * - `confirmed`: like `manage`, if the user has just entered the password or a factor.
   */
  for: 'second-step' | 'parked' | 'manage' | 'confirmed'
  body: Schema
  handle: (step: StepRequest<z.infer<Schema>>) => Promise<Response>
}

export function stepEndpoint<Schema extends z.ZodMiniType>(
  guard: Guard,
  { path, for: audience, body: schema, handle }: Definition<Schema>,
): Endpoint {
  return {
    method: 'post',
    path,
    async handler(req) {
      const foreign = refuseForeignRequest(req, guard.origins)
      if (foreign) return foreign
      const session = await findSessionFor(audience, req)
      if (!session) return refuse(req, 'signInAgain')
      if (audience === 'confirmed' && !isConfirmed(session)) return refuse(req, 'confirmFirst')
      const body = schema.safeParse(await readBody(req))
      if (!body.success) return refuse(req, 'unreadable')
      // Payload sets no user for a parked session, and the audit log needs the user.
      req.user = session.user
      return handle({ req, session, body: body.data, guard })
    },
  }
}

async function findSessionFor(audience: Definition<z.ZodMiniType>['for'], req: PayloadRequest) {
  const parked = await findParkedSession(req)
  if (audience === 'parked') return parked
  if (audience === 'second-step') return parked?.step === 'second-step' ? parked : null
  return parked?.step === 'enrolment' ? parked : findActiveSession(req)
}

export const apiTexts = ({ i18n }: PayloadRequest) => twoStepTexts[languageOf(i18n)].api

const statuses: Partial<Record<Refusal, number>> = {
  signInAgain: 401,
  confirmFirst: 403,
  forbidden: 403,
  notFound: 404,
}

export function refuse(req: PayloadRequest, reason: Refusal): Response {
  return errorResponse(apiTexts(req)[reason], statuses[reason] ?? 400)
}

/**
 * Changes the factors or sessions of the caller in a transaction with a lock on the account. Responds with the new
 * state.
 * @param change Its `facts` were read after the lock, so they include concurrent changes
 */
export async function changeAndRespond(
  { req, session }: Pick<StepRequest<unknown>, 'req' | 'session'>,
  change: (db: Transaction, facts: SessionFacts) => Promise<object | Response>,
): Promise<Response> {
  const result = await withAccountLock(req, session.user.id, async () => {
    const transaction = await requireTransaction(req)
    // A concurrent request may have ended the session or added a factor before this request got the lock.
    const current = await findSessionFacts(transaction, session.user.id, session.sid)
    const isUnchanged = current?.hasSessionRow && missingStep(current) === session.step
    return isUnchanged ? change(transaction, current) : refuse(req, 'signInAgain')
  })
  if (result instanceof Response) return result
  const { user, sid } = session
  const facts = await findSessionFacts(req.payload.db.drizzle, user.id, sid)
  if (!facts) return refuse(req, 'signInAgain')
  return jsonResponse({ ...result, state: await readTwoStepState(req.payload, { ...session, facts }) })
}
