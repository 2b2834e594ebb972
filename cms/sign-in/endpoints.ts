import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
  registerFirstUserOperation,
  resetPasswordOperation,
} from 'payload'
import { codeOf } from '../hooks/code-of.ts'
import { Refusal } from '../hooks/refusal.ts'
import { refuseWeakPassword } from '../hooks/require-strong-password.ts'
import { signedIn, tooOften } from './answers.ts'
import { attemptsBy, attemptsWith, forgetFailures, noteOwner } from './attempts.ts'
import { checkDecoy } from './decoy.ts'
import { isPasswordOf } from './is-password-of.ts'
import { forgottenLimits, resetLimit, signInLimits } from './limits.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { refuseForeign } from './own-pages.ts'
import { signInTexts } from './texts.ts'
import { withFloor } from './with-floor.ts'

/** How colleagues' sign-in is guarded. */
export interface Guard {
  /** The header in which a proxy that is trusted writes the caller's address; null where none is. */
  trustedProxyHeader: string | null
  /** Milliseconds that an answer takes at least: longer than the check of a password. */
  signInFloor: number
  /** The origins of the admin's pages: no page of another site is answered. */
  origins: ReadonlySet<string>
}

/**
 * Payload's sign-in, forgotten and new password of colleagues, in the place of its own: limited by address and by account, and
 * with the same answer after the same work whether or not there is an account. And how the first one registers.
 */
export function signInEndpoints(guard: Guard): Endpoint[] {
  const guarded = (path: string, handler: (req: PayloadRequest, guard: Guard) => Promise<Response>): Endpoint => ({
    method: 'post',
    path,
    handler: async (req) =>
      refuseForeign(req, guard.origins) ?? withFloor(guard.signInFloor, () => handler(req, guard)),
  })
  return [
    guarded('/login', signIn),
    guarded('/forgot-password', forgotten),
    guarded('/reset-password', reset),
    guarded('/first-register', registerFirst),
  ]
}

async function signIn(req: PayloadRequest, { trustedProxyHeader }: Guard): Promise<Response> {
  const { email, password } = await given(req)
  const { users } = req.payload.collections
  const attempts = attemptsWith(req, 'sign-in', { account: email, trustedProxyHeader }, signInLimits)
  const wait = await attempts.count()
  if (wait !== null) return tooOften(req, signInTexts.signIn, wait)
  const signInNow = () => loginOperation<'users'>({ collection: users, data: { email, password }, req })
  // What is blank Payload refuses by itself, whoever it is.
  const isBlank = email === '' || password.trim() === ''
  const id = isBlank ? null : await colleagueWith(req, email)
  if (!isBlank && id === null) await checkDecoy(password)
  const isRight = id !== null && (await isPasswordOf(req.payload, id, password))
  if (!isBlank && isRight === false) throw new AuthenticationError(req.t)
  const result = id !== null && isRight ? await oneAtATime(req, id, signInNow) : await signInNow()
  await attempts.succeed()
  await noteOwner(req, email, trustedProxyHeader)
  return signedIn(req, result, req.t('authentication:passed'))
}

async function forgotten(req: PayloadRequest, { trustedProxyHeader }: Guard): Promise<Response> {
  const { email } = await given(req)
  if (email === '') throw new Refusal('Please enter your email address.', 400)
  const attempts = attemptsWith(req, 'forgotten', { account: email, trustedProxyHeader }, forgottenLimits)
  const wait = await attempts.count()
  if (wait !== null) return tooOften(req, signInTexts.forgotten, wait)
  // Beside the answer: neither how long the mail server takes nor that it fails tells that there was somebody to write to.
  void mailLink(req, email)
  return Response.json({ message: req.t('general:success') })
}

async function mailLink(req: PayloadRequest, email: string): Promise<void> {
  try {
    await req.payload.forgotPassword({ collection: 'users', data: { email }, req })
  } catch (error) {
    // The words of the mail server and of the database quote the address.
    req.payload.logger.error({ msg: 'The link for a new password was not mailed.', code: codeOf(error) })
  }
}

async function reset(req: PayloadRequest, { trustedProxyHeader }: Guard): Promise<Response> {
  const { token, password } = await given(req)
  await refuseWeakPassword(password, req)
  const attempts = attemptsBy(req, 'reset', trustedProxyHeader, resetLimit)
  const wait = await attempts.count()
  if (wait !== null) return tooOften(req, signInTexts.reset, wait)
  const { users: collection } = req.payload.collections
  const result = await resetPasswordOperation<'users'>({ collection, data: { token, password }, req })
  await attempts.succeed()
  const email = String(result.user.email)
  await forgetFailures(req, email)
  await noteOwner(req, email, trustedProxyHeader)
  return signedIn(req, result, req.t('authentication:passwordResetSuccessfully'))
}

async function registerFirst(req: PayloadRequest): Promise<Response> {
  const { email, password } = await given(req)
  const { users: collection } = req.payload.collections
  // Whatever the role, the first one is made an administrator.
  const data = { name: '', role: 'admin' as const, ...req.data, email, password }
  await registerFirstUserOperation<'users'>({ collection, data, req })
  // Payload keeps to itself the token that it has made, since our answers are to have none, and sets a cookie without one.
  const result = await loginOperation<'users'>({ collection, data: { email, password }, req })
  return signedIn(req, result, req.t('authentication:successfullyRegisteredFirstUser'))
}

async function colleagueWith({ payload }: PayloadRequest, email: string): Promise<number | null> {
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0, select: {} })
  return docs[0]?.id ?? null
}

/** What was sent, as a form or as JSON; what is no text counts as blank. */
async function given(req: PayloadRequest): Promise<Record<'email' | 'password' | 'token', string>> {
  await addDataAndFileToRequest(req)
  const { email, password, token } = req.data ?? {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { email: text(email).trim().toLowerCase(), password: text(password), token: text(token) }
}
