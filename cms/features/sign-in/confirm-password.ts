import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import * as z from 'zod/mini'
import { isCorrectPassword } from '../../core/passwords/check-password.ts'
import { currentPasswordPath } from '../../fields/current-password/current-password.ts'
import { currentPasswordTexts } from '../../fields/current-password/texts.ts'
import { createAccountAttempts } from './attempts.ts'
import { signInLimits } from './limits.ts'
import { rateLimitedResponse } from './sign-in-responses.ts'
import { signInTexts } from './texts.ts'

const optionalText = z.catch(z.optional(z.string()), undefined)
const passwordsSchema = z.object({
  [currentPasswordPath]: z.string(),
  password: optionalText,
  updatedAt: optionalText,
})

const blankPasswords = { [currentPasswordPath]: '', password: undefined, updatedAt: undefined }

/**
 * Sets a flag for the hook `requirePassword` if the request contains the caller's correct current password.
 * The password is not checked in the hook, because hooks run in a transaction: a refusal would roll back the count of
 * the failed attempt.
 */
export function withPasswordCheck(endpoint: Endpoint, trustedProxyHeader: string | null): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => (await refuseWrongPassword(req, trustedProxyHeader)) ?? endpoint.handler(req),
  }
}

/**
 * Returns a response if too many attempts have failed, otherwise null.
 * @throws ValidationError for the form field if the password is wrong
 */
async function refuseWrongPassword(req: PayloadRequest, trustedProxyHeader: string | null): Promise<Response | null> {
  const { user, payload } = req
  if (user?.collection !== 'users') return null
  const { [currentPasswordPath]: currentPassword, password, updatedAt } = await readPasswords(req)
  if (currentPassword.trim() === '') return null
  const { collection, id } = req.routeParams ?? {}
  const isOwnOutdatedForm = collection === 'users' && id === String(user.id) && updatedAt && updatedAt < user.updatedAt
  const attempts = createAccountAttempts(req, 'sign-in', { account: user.email, trustedProxyHeader }, signInLimits)
  // If the response to a password change was lost, the browser may send the form again. The new password in the form
  // may already be the current password, so both passwords are accepted.
  const candidates = isOwnOutdatedForm && password ? [currentPassword, password] : [currentPassword]
  for (const candidate of candidates) {
    const waitSeconds = await attempts.register()
    if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManySignIns, waitSeconds)
    if (!(await isCorrectPassword(payload, user.id, candidate))) continue
    await attempts.succeed()
    req.context.knowsPassword = true
    return null
  }
  const errors = [
    {
      path: currentPasswordPath,
      label: currentPasswordTexts.yourPassword,
      message: currentPasswordTexts.wrongPassword,
    },
  ]
  throw new ValidationError({ collection: 'users', errors, req })
}

/**
 * Reads a copy of the request, because Payload reads the request later. Returns blank passwords if the body cannot be
 * parsed, because Payload then refuses the request.
 */
async function readPasswords(req: PayloadRequest): Promise<z.infer<typeof passwordsSchema>> {
  const requestCopy = req.clone?.()
  if (!requestCopy) return blankPasswords
  const isMultipart = requestCopy.headers.get('content-type')?.startsWith('multipart/')
  const body: Promise<unknown> = isMultipart
    ? requestCopy.formData().then((form) => JSON.parse(String(form.get('_payload'))))
    : requestCopy.json()
  return body.then(passwordsSchema.parse).catch(() => blankPasswords)
}
