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
import { checkDecoy, isCorrectPassword } from '../../core/passwords/check-password.ts'
import { refuseWeakPassword } from '../../core/passwords/require-strong-password.ts'
import type { MissingStep } from '../sessions/session-facts.ts'
import { endOtherSessions, recordSession } from '../sessions/session-rows.ts'
import { withAccountLock } from './account-lock.ts'
import { createAccountAttempts, createCallerAttempts, resetFailures, trustCallerAddress } from './attempts.ts'
import { forgotPasswordLimits, newPasswordLimit, signInLimits } from './limits.ts'
import { refuseForeignRequest } from './refuse-foreign-request.ts'
import { nextStepResponse, rateLimitedResponse, signedInResponse } from './sign-in-responses.ts'
import { signInTexts } from './texts.ts'

export interface SignInOptions {
  /** Null if no trusted proxy sends the caller's IP address. */
  trustedProxyHeader: string | null
  /** In milliseconds. Must exceed the duration of a password check. */
  minSignInResponseMs: number
  /** Requests from pages with any other origin are refused. */
  origins: ReadonlySet<string>
}

/**
 * Replaces Payload's endpoints for the sign-in, the password reset and the first user. Attempts are limited by IP
 * address and by account. The response and its duration do not reveal whether an account exists.
 */
export function signInEndpoints(options: SignInOptions): Endpoint[] {
  const createGuardedEndpoint = (
    path: string,
    handler: (req: PayloadRequest, options: SignInOptions) => Promise<Response>,
  ): Endpoint => ({
    method: 'post',
    path,
    handler: async (req) =>
      refuseForeignRequest(req, options.origins) ??
      withMinimumDuration(wait(options.minSignInResponseMs), () => handler(req, options)),
  })
  return [
    createGuardedEndpoint('/login', signIn),
    createGuardedEndpoint('/forgot-password', forgotPassword),
    createGuardedEndpoint('/reset-password', resetPassword),
    createGuardedEndpoint('/first-register', registerFirstUser),
  ]
}

async function signIn(req: PayloadRequest, { trustedProxyHeader }: SignInOptions): Promise<Response> {
  const { email, password } = await readCredentials(req)
  const { users } = req.payload.collections
  const attempts = createAccountAttempts(req, 'sign-in', { account: email, trustedProxyHeader }, signInLimits)
  const waitSeconds = await attempts.register()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManySignIns, waitSeconds)
  const startSignIn = () => loginOperation<'users'>({ collection: users, data: { email, password }, req })
  const isBlank = email === '' || password.trim() === ''
  const id = isBlank ? null : await findUserId(req, email)
  if (!isBlank && id === null) await checkDecoy(password)
  // `isCorrect` is null if the stored hash uses an older algorithm.
  const isCorrect = id !== null && (await isCorrectPassword(req.payload, id, password))
  if (!isBlank && isCorrect === false) throw new AuthenticationError(req.t)
  const signInAndRecord = () => recordSessionOf(req, startSignIn())
  // If `isCorrect` is null or the input is blank, Payload checks the password.
  const { result, step } =
    id !== null && isCorrect
      ? await withAccountLock(req, id, signInAndRecord)
      : await inTransaction(req, signInAndRecord)
  await attempts.succeed()
  if (step !== null) return nextStepResponse(req, result, step)
  await trustCallerAddress(req, email, trustedProxyHeader)
  return signedInResponse(req, result, req.t('authentication:passed'))
}

async function forgotPassword(req: PayloadRequest, { trustedProxyHeader }: SignInOptions): Promise<Response> {
  const { email } = await readCredentials(req)
  if (email === '') throw new RefusalError('Please enter your email address.', 400)
  const attempts = createAccountAttempts(req, 'forgotten', { account: email, trustedProxyHeader }, forgotPasswordLimits)
  const waitSeconds = await attempts.register()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManyResetLinks, waitSeconds)
  // The email is not awaited, because its duration or a failure of the mail server would reveal that the account
  // exists.
  void mailResetLink(req, email)
  return Response.json({ message: req.t('general:success') })
}

async function mailResetLink(req: PayloadRequest, email: string): Promise<void> {
  try {
    await req.payload.forgotPassword({ collection: 'users', data: { email }, req })
  } catch (error) {
    if (error instanceof MailFailedError) return
    // Logs only the code, because an error of the database can contain the email address.
    req.payload.logger.error({ msg: 'The link for a new password was not mailed.', code: errorCode(error) })
  }
}

async function resetPassword(req: PayloadRequest, { trustedProxyHeader }: SignInOptions): Promise<Response> {
  const { token, password } = await readCredentials(req)
  await refuseWeakPassword(password, req)
  const attempts = createCallerAttempts(req, 'reset', trustedProxyHeader, newPasswordLimit)
  const waitSeconds = await attempts.register()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManyAttempts, waitSeconds)
  const { users: collection } = req.payload.collections
  const { result, step } = await inTransaction(req, async () => {
    const resetSignIn = await recordSessionOf(
      req,
      resetPasswordOperation<'users'>({ collection, data: { token, password }, req }),
    )
    // Payload ends only the signed-in sessions. The sessions that wait for the second step began with the old
    // password.
    await endOtherSessions(await requireTransaction(req), Number(resetSignIn.result.user.id), resetSignIn.sid)
    return resetSignIn
  })
  await attempts.succeed()
  const email = String(result.user.email)
  await resetFailures(req, email)
  if (step !== null) return nextStepResponse(req, result, step)
  await trustCallerAddress(req, email, trustedProxyHeader)
  return signedInResponse(req, result, req.t('authentication:passwordResetSuccessfully'))
}

async function registerFirstUser(req: PayloadRequest): Promise<Response> {
  const { email, password } = await readCredentials(req)
  const { users: collection } = req.payload.collections
  // The hooks of the collection decide the role. The first user becomes an administrator even if another role is
  // sent.
  const data = { name: '', role: 'admin' as const, ...req.data, email, password }
  await registerFirstUserOperation<'users'>({ collection, data, req })
  // `registerFirstUserOperation` returns no token, because the collection is configured to omit tokens from
  // responses.
  const { result, step } = await inTransaction(req, () =>
    recordSessionOf(req, loginOperation<'users'>({ collection, data: { email, password }, req })),
  )
  if (step !== null) return nextStepResponse(req, result, step)
  return signedInResponse(req, result, req.t('authentication:successfullyRegisteredFirstUser'))
}

/**
 * Waits for the sign-in and records its session, in the current transaction. Every way to sign in must use this
 * function, because `recordSession` makes a session unusable until the user has passed a required second step.
 */
async function recordSessionOf<Result extends { token?: string }>(
  req: PayloadRequest,
  signInResult: Promise<Result>,
): Promise<{ result: Result; sid: string; step: MissingStep }> {
  const result = await signInResult
  return { result, ...(await recordSession(req, result.token)) }
}

async function findUserId({ payload }: PayloadRequest, email: string): Promise<number | null> {
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0, select: {} })
  return docs[0]?.id ?? null
}

/** A value that is not a string counts as blank. */
async function readCredentials(req: PayloadRequest): Promise<Record<'email' | 'password' | 'token', string>> {
  await addDataAndFileToRequest(req)
  const { email, password, token } = req.data ?? {}
  const textOrBlank = (value: unknown) => (typeof value === 'string' ? value : '')
  return { email: textOrBlank(email).trim().toLowerCase(), password: textOrBlank(password), token: textOrBlank(token) }
}
