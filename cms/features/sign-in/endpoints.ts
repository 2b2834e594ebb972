import { setTimeout as wait } from 'node:timers/promises'
import { withMinimumDuration } from '@nusa/shared/callers'
import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
  registerFirstUserOperation,
  resetPasswordOperation,
} from 'payload'
import { inTransaction, requireTransaction } from '../../core/database/request-transaction.ts'
import { errorCode } from '../../core/errors/error-code.ts'
import { MailFailedError } from '../../core/errors/mail-failed.ts'
import { RefusalError } from '../../core/errors/refusal.ts'
import { checkDecoy, isPasswordOf } from '../../core/passwords/check-password.ts'
import { refuseWeakPassword } from '../../core/passwords/require-strong-password.ts'
import type { MissingStep } from '../sessions/session-facts.ts'
import { endOtherSessions, recordSession } from '../sessions/session-rows.ts'
import { withAccountLock } from './account-lock.ts'
import { createAccountAttempts, createCallerAttempts, resetFailures, trustCallerAddress } from './attempts.ts'
import { forgotPasswordLimits, newPasswordLimit, signInLimits } from './limits.ts'
import { refuseForeignRequest } from './refuse-foreign-request.ts'
import { nextStepResponse, rateLimitedResponse, signedInResponse } from './sign-in-responses.ts'
import { signInTexts } from './texts.ts'

/** Settings that protect the sign-in of CMS users. */
export interface Guard {
  /** The header in which a trusted proxy sends the caller's address; null without such a proxy. */
  trustedProxyHeader: string | null
  /** Minimum duration of a response in milliseconds. It must be longer than a password check. */
  minSignInResponseMs: number
  /** The origins of the admin's pages. Requests from pages of other sites are refused. */
  origins: ReadonlySet<string>
}

/**
 * Returns the endpoints that replace Payload's for sign-in, password reset and registration of the first user. They are
 * limited by address and by account. They give the same response after the same work whether or not the account exists.
 */
export function signInEndpoints(guard: Guard): Endpoint[] {
  const guarded = (path: string, handler: (req: PayloadRequest, guard: Guard) => Promise<Response>): Endpoint => ({
    method: 'post',
    path,
    handler: async (req) =>
      refuseForeignRequest(req, guard.origins) ??
      withMinimumDuration(wait(guard.minSignInResponseMs), () => handler(req, guard)),
  })
  return [
    guarded('/login', signIn),
    guarded('/forgot-password', forgotPassword),
    guarded('/reset-password', resetPassword),
    guarded('/first-register', registerFirst),
  ]
}

async function signIn(req: PayloadRequest, { trustedProxyHeader }: Guard): Promise<Response> {
  const { email, password } = await readCredentials(req)
  const { users } = req.payload.collections
  const attempts = createAccountAttempts(req, 'sign-in', { account: email, trustedProxyHeader }, signInLimits)
  const waitSeconds = await attempts.count()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.signIn, waitSeconds)
  const signInNow = () => loginOperation<'users'>({ collection: users, data: { email, password }, req })
  // Payload refuses blank input itself, for any account.
  const isBlank = email === '' || password.trim() === ''
  const id = isBlank ? null : await findUserId(req, email)
  if (!isBlank && id === null) await checkDecoy(password)
  const isCorrect = id !== null && (await isPasswordOf(req.payload, id, password))
  if (!isBlank && isCorrect === false) throw new AuthenticationError(req.t)
  const recordedSignIn = () => recorded(req, signInNow())
  // Payload itself refuses blank input, and checks a hash of an older algorithm.
  const { result, step } =
    id !== null && isCorrect ? await withAccountLock(req, id, recordedSignIn) : await inTransaction(req, recordedSignIn)
  await attempts.succeed()
  if (step !== null) return nextStepResponse(req, result, step)
  await trustCallerAddress(req, email, trustedProxyHeader)
  return signedInResponse(req, result, req.t('authentication:passed'))
}

async function forgotPassword(req: PayloadRequest, { trustedProxyHeader }: Guard): Promise<Response> {
  const { email } = await readCredentials(req)
  if (email === '') throw new RefusalError('Please enter your email address.', 400)
  const attempts = createAccountAttempts(req, 'forgotten', { account: email, trustedProxyHeader }, forgotPasswordLimits)
  const waitSeconds = await attempts.count()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.forgotten, waitSeconds)
  // Not awaited: neither the duration nor a failure of the mail server may reveal that the account exists.
  void mailResetLink(req, email)
  return Response.json({ message: req.t('general:success') })
}

async function mailResetLink(req: PayloadRequest, email: string): Promise<void> {
  try {
    await req.payload.forgotPassword({ collection: 'users', data: { email }, req })
  } catch (error) {
    if (error instanceof MailFailedError) return
    // Errors of the database contain the address, so only the code is logged.
    req.payload.logger.error({ msg: 'The link for a new password was not mailed.', code: errorCode(error) })
  }
}

async function resetPassword(req: PayloadRequest, { trustedProxyHeader }: Guard): Promise<Response> {
  const { token, password } = await readCredentials(req)
  await refuseWeakPassword(password, req)
  const attempts = createCallerAttempts(req, 'reset', trustedProxyHeader, newPasswordLimit)
  const waitSeconds = await attempts.count()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManyAttempts, waitSeconds)
  const { users: collection } = req.payload.collections
  const { result, step } = await inTransaction(req, async () => {
    const reset = await recorded(req, resetPasswordOperation<'users'>({ collection, data: { token, password }, req }))
    // Payload ends the signed-in sessions. Those that wait for a second step began with the old password and end here.
    await endOtherSessions(await requireTransaction(req), Number(reset.result.user.id), reset.sid)
    return reset
  })
  await attempts.succeed()
  const email = String(result.user.email)
  await resetFailures(req, email)
  if (step !== null) return nextStepResponse(req, result, step)
  await trustCallerAddress(req, email, trustedProxyHeader)
  return signedInResponse(req, result, req.t('authentication:passwordResetSuccessfully'))
}

async function registerFirst(req: PayloadRequest): Promise<Response> {
  const { email, password } = await readCredentials(req)
  const { users: collection } = req.payload.collections
  // The first user becomes an administrator, whatever role is sent.
  const data = { name: '', role: 'admin' as const, ...req.data, email, password }
  await registerFirstUserOperation<'users'>({ collection, data, req })
  // `registerFirstUserOperation` does not return its token, because our responses omit tokens, so a sign-in is needed
  // for the cookie.
  const { result, step } = await inTransaction(req, () =>
    recorded(req, loginOperation<'users'>({ collection, data: { email, password }, req })),
  )
  if (step !== null) return nextStepResponse(req, result, step)
  return signedInResponse(req, result, req.t('authentication:successfullyRegisteredFirstUser'))
}

/**
 * Records the session of a sign-in, in its transaction. Every way to sign in must use this, because it parks a session
 * that needs a second step.
 */
async function recorded<Result extends { token?: string }>(
  req: PayloadRequest,
  signingIn: Promise<Result>,
): Promise<{ result: Result; sid: string; step: MissingStep }> {
  const result = await signingIn
  return { result, ...(await recordSession(req, result.token)) }
}

async function findUserId({ payload }: PayloadRequest, email: string): Promise<number | null> {
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0, select: {} })
  return docs[0]?.id ?? null
}

/** Reads the body, as a form or as JSON. Values that are not strings count as blank. */
async function readCredentials(req: PayloadRequest): Promise<Record<'email' | 'password' | 'token', string>> {
  await addDataAndFileToRequest(req)
  const { email, password, token } = req.data ?? {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { email: text(email).trim().toLowerCase(), password: text(password), token: text(token) }
}
