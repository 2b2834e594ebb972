import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { languageOf } from '../../core/i18n/language.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import type { MissingStep } from '../sessions/session-facts.ts'
import { signInTexts } from './texts.ts'

/** Returns status 429 in the format of Payload's errors, and logs the refusal. */
export function rateLimitedResponse(
  { payload, pathname }: PayloadRequest,
  messageFor: (wait: string) => string,
  waitSeconds: number,
): Response {
  payload.logger.warn(`Too many attempts at ${pathname}: refused for ${waitSeconds} s`)
  const message = messageFor(signInTexts.waitMinutes(Math.max(1, Math.ceil(waitSeconds / 60))))
  return Response.json({ errors: [{ message }] }, { status: 429, headers: { 'Retry-After': String(waitSeconds) } })
}

/**
 * Responds to a correct password if the user must still pass or set up a second step. Before that step, the token in
 * the cookie cannot be used for anything else. The response contains no data of the user. The sign-in page opens the
 * page of the next step.
 */
export function nextStepResponse(
  req: PayloadRequest,
  { token }: { token?: string },
  step: Exclude<MissingStep, null>,
): Response {
  const message = step === 'enrolment' ? signInTexts.enrolmentNeeded : signInTexts.secondStepNeeded
  return signedInResponse(req, token === undefined ? {} : { token }, translateMessage(message, languageOf(req.i18n)))
}

/** Responds to a successful sign-in. The token is only in the HttpOnly cookie, which scripts cannot read. */
export function signedInResponse(
  { payload }: PayloadRequest,
  { token, ...result }: { token?: string },
  message: string,
): Response {
  if (!token) throw new Error('Payload returned no token.')
  const { auth } = payload.collections.users.config
  const { cookiePrefix } = payload.config
  const cookie = generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token })
  return Response.json({ message, ...result }, { headers: { 'Set-Cookie': cookie } })
}
