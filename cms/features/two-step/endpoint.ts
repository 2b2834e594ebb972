import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { requireTransaction, type Transaction } from '../../core/database/request-transaction.ts'
import { errorResponse, jsonResponse, readBody } from '../../core/http/responses.ts'
import { languageOf } from '../../core/i18n/language.ts'
import { type CmsSession, findActiveSession, findParkedSession } from '../sessions/request-session.ts'
import { findMissingStep, findSessionFacts, type SessionFacts } from '../sessions/session-facts.ts'
import { withAccountLock } from '../sign-in/account-lock.ts'
import type { SignInOptions } from '../sign-in/endpoints.ts'
import { refuseForeignRequest } from '../sign-in/refuse-foreign-request.ts'
import type { TwoStepTexts } from './texts/index.ts'
import { twoStepTexts } from './texts/index.ts'
import { isConfirmed, readTwoStepState } from './two-step-state.ts'

export interface StepRequest<Body> {
  req: PayloadRequest
  session: CmsSession
  body: Body
  signInOptions: SignInOptions
}

/** The key of the text that explains a refusal. */
type Refusal = keyof TwoStepTexts['api']

interface StepEndpointDefinition<Schema extends z.ZodMiniType> {
  path: string
  /**
   * Which sessions may call the endpoint. A session is parked after the user has entered the correct password, until
   * the user passes the second step or sets up a required factor.
   * - `second-step`: a parked session whose user must pass the second step.
   * - `parked`: every parked session.
   * - `manage`: the session of a signed-in user, and a parked session whose user must set up a factor.
   * - `confirmed`: like `manage`, if the user has just entered the password or a factor.
   */
  allowedSessions: 'second-step' | 'parked' | 'manage' | 'confirmed'
  body: Schema
  handle: (step: StepRequest<z.infer<Schema>>) => Promise<Response>
}

export function createStepEndpoint<Schema extends z.ZodMiniType>(
  signInOptions: SignInOptions,
  { path, allowedSessions, body: schema, handle }: StepEndpointDefinition<Schema>,
): Endpoint {
  return {
    method: 'post',
    path,
    async handler(req) {
      const foreignRefusal = refuseForeignRequest(req, signInOptions.origins)
      if (foreignRefusal) return foreignRefusal
      const session = await findSessionFor(allowedSessions, req)
      if (!session) return refuse(req, 'signInAgain')
      if (allowedSessions === 'confirmed' && !isConfirmed(session)) return refuse(req, 'confirmFirst')
      const parsedBody = schema.safeParse(await readBody(req))
      if (!parsedBody.success) return refuse(req, 'unreadable')
      // Payload sets no user for a parked session, and the audit log needs the user.
      req.user = session.user
      return handle({ req, session, body: parsedBody.data, signInOptions })
    },
  }
}

async function findSessionFor(
  allowedSessions: StepEndpointDefinition<z.ZodMiniType>['allowedSessions'],
  req: PayloadRequest,
) {
  const parkedSession = await findParkedSession(req)
  if (allowedSessions === 'parked') return parkedSession
  if (allowedSessions === 'second-step') return parkedSession?.step === 'second-step' ? parkedSession : null
  return parkedSession?.step === 'enrolment' ? parkedSession : findActiveSession(req)
}

export const getApiTexts = ({ i18n }: PayloadRequest) => twoStepTexts[languageOf(i18n)].api

const statusCodes: Partial<Record<Refusal, number>> = {
  signInAgain: 401,
  confirmFirst: 403,
  forbidden: 403,
  notFound: 404,
}

export function refuse(req: PayloadRequest, reason: Refusal): Response {
  return errorResponse(getApiTexts(req)[reason], statusCodes[reason] ?? 400)
}

/**
 * Changes the factors or sessions of the caller in a transaction with a lock on the account. Responds with the new
 * state.
 * @param change receives `facts` that were read after the account was locked, so they include concurrent changes
 */
export async function changeAndRespond(
  { req, session }: Pick<StepRequest<unknown>, 'req' | 'session'>,
  change: (db: Transaction, facts: SessionFacts) => Promise<object | Response>,
): Promise<Response> {
  const result = await withAccountLock(req, session.user.id, async () => {
    const transaction = await requireTransaction(req)
    // A concurrent request may have ended the session or added a factor before this request got the lock.
    const currentFacts = await findSessionFacts(transaction, session.user.id, session.sid)
    const isSessionUnchanged = currentFacts?.hasSessionRow && findMissingStep(currentFacts) === session.step
    return isSessionUnchanged ? change(transaction, currentFacts) : refuse(req, 'signInAgain')
  })
  if (result instanceof Response) return result
  const { user, sid } = session
  const facts = await findSessionFacts(req.payload.db.drizzle, user.id, sid)
  if (!facts) return refuse(req, 'signInAgain')
  return jsonResponse({ ...result, state: await readTwoStepState(req.payload, { ...session, facts }) })
}
