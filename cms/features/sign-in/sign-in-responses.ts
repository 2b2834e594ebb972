import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { signInTexts } from './texts.ts'

/** Refuses a request that exceeds a rate limit, in the error format of the admin's forms, and logs the refusal. */
export function rateLimitedResponse(
  { payload, pathname }: PayloadRequest,
  messageFor: (wait: string) => string,
  seconds: number,
): Response {
  payload.logger.warn(`Too many attempts at ${pathname}: refused for ${seconds} s`)
  const message = messageFor(signInTexts.minutes(Math.max(1, Math.ceil(seconds / 60))))
  return Response.json({ errors: [{ message }] }, { status: 429, headers: { 'Retry-After': String(seconds) } })
}

/**
 * Responds to a successful sign-in like Payload, except that the token is only in the HttpOnly cookie, which scripts
 * cannot read.
 */
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
