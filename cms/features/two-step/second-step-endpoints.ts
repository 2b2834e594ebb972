import { type Endpoint, generateExpiredPayloadCookie, type PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { requireTransaction } from '../../core/database/request-transaction.ts'
import { jsonResponse } from '../../core/http/responses.ts'
import { completeSession, endSession } from '../sessions/session-rows.ts'
import { withAccountLock } from '../sign-in/account-lock.ts'
import { createAccountAttempts, trustCallerAddress } from '../sign-in/attempts.ts'
import type { SignInOptions } from '../sign-in/endpoints.ts'
import { secondStepLimits } from '../sign-in/limits.ts'
import { rateLimitedResponse } from '../sign-in/sign-in-responses.ts'
import { signInTexts } from '../sign-in/texts.ts'
import { acceptCode } from './announce.ts'
import { createStepEndpoint, refuse, type StepRequest } from './endpoint.ts'

/** Endpoints for parked sessions: the user has entered the correct password, but the sign-in is not complete. */
export function secondStepEndpoints(signInOptions: SignInOptions): Endpoint[] {
  return [
    createStepEndpoint(signInOptions, {
      path: '/second-step',
      allowedSessions: 'second-step',
      body: z.object({ code: z.string().check(z.maxLength(100)) }),
      handle: (step) => completeSecondStep(step, (req) => acceptCode(req, step.session.user, step.body.code)),
    }),
    createStepEndpoint(signInOptions, {
      path: '/second-step/cancel',
      allowedSessions: 'parked',
      body: z.object({}),
      async handle({ req, session }) {
        await endSession(req.payload.db.drizzle, session.user.id, session.sid)
        return signedOutResponse(req)
      },
    }),
  ]
}

/**
 * Completes the sign-in if `check` returns true. Otherwise counts a failed attempt and sends the same refusal for all
 * kinds of factors.
 */
export async function completeSecondStep(
  { req, session, signInOptions }: StepRequest<unknown>,
  check: (req: PayloadRequest) => Promise<boolean>,
): Promise<Response> {
  const { user, sid, expiresAt } = session
  const { trustedProxyHeader } = signInOptions
  const refusal = await refuseFailedAttempt(req, { account: user.email, trustedProxyHeader }, () => check(req))
  if (refusal) return refusal
  await withAccountLock(req, user.id, async () =>
    completeSession(await requireTransaction(req), { sid, userId: user.id, expiresAt }),
  )
  await trustCallerAddress(req, user.email, trustedProxyHeader)
  return jsonResponse({ isComplete: true })
}

/** Refuses the request if too many attempts have failed or if `check` returns false. Otherwise returns null. */
export async function refuseFailedAttempt(
  req: PayloadRequest,
  caller: { account: string; trustedProxyHeader: string | null },
  check: () => Promise<boolean>,
): Promise<Response | null> {
  const attempts = createAccountAttempts(req, 'second-step', caller, secondStepLimits)
  const waitSeconds = await attempts.register()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManyAttempts, waitSeconds)
  if (!(await check())) return refuse(req, 'wrongCode')
  await attempts.succeed()
  return null
}

export function signedOutResponse({ payload }: PayloadRequest): Response {
  const { auth } = payload.collections.users.config
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: auth,
    config: payload.config,
    cookiePrefix: payload.config.cookiePrefix,
  })
  const response = jsonResponse({ isSignedOut: true })
  response.headers.set('Set-Cookie', cookie)
  return response
}
