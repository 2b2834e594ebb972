import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import * as z from 'zod/mini'
import { tooOften } from './answers.ts'
import { attemptsWith } from './attempts.ts'
import { isPasswordOf } from './is-password-of.ts'
import { signInLimits } from './limits.ts'
import { presentPasswordField } from './present-password.ts'
import { signInTexts } from './texts.ts'

const text = z.catch(z.optional(z.string()), undefined)
const sentSchema = z.object({ [presentPasswordField]: z.string(), password: text, updatedAt: text })

const nothing = { [presentPasswordField]: '', password: undefined, updatedAt: undefined }

/**
 * Payload's address where an account is made or changed, which checks the present password of the colleague who asks where it
 * is sent, and notes for the collection's own rule that it is right. Here and not in a hook: what fails is counted
 * before there is a transaction that takes it back.
 */
export function confirmingPassword(endpoint: Endpoint, trustedProxyHeader: string | null): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => (await refuseWrong(req, trustedProxyHeader)) ?? endpoint.handler(req),
  }
}

/** @throws ValidationError for the field of the form where the password is wrong */
async function refuseWrong(req: PayloadRequest, trustedProxyHeader: string | null): Promise<Response | null> {
  const { user, payload } = req
  if (user?.collection !== 'users') return null
  const { [presentPasswordField]: present, password, updatedAt } = await sentPasswords(req)
  if (present.trim() === '') return null
  const { collection, id } = req.routeParams ?? {}
  const isOwnOlder = collection === 'users' && id === String(user.id) && updatedAt && updatedAt < user.updatedAt
  const attempts = attemptsWith(req, 'sign-in', { account: user.email, trustedProxyHeader }, signInLimits)
  // A form that is sent once more since its answer was lost names the one of before; the new one is the present one by then.
  for (const said of isOwnOlder && password ? [present, password] : [present]) {
    const wait = await attempts.count()
    if (wait !== null) return tooOften(req, signInTexts.signIn, wait)
    if (!(await isPasswordOf(payload, user.id, said))) continue
    await attempts.succeed()
    req.context.knowsPassword = true
    return null
  }
  const errors = [{ path: presentPasswordField, label: signInTexts.yourPassword, message: signInTexts.notYours }]
  throw new ValidationError({ collection: 'users', errors, req })
}

/** What the form says; Payload reads the request after us, so this reads a copy. What cannot be read Payload refuses. */
async function sentPasswords(req: PayloadRequest): Promise<z.infer<typeof sentSchema>> {
  const copy = req.clone?.()
  if (!copy) return nothing
  const isForm = copy.headers.get('content-type')?.startsWith('multipart/')
  return (isForm ? copy.formData().then((form) => JSON.parse(String(form.get('_payload')))) : copy.json())
    .then(sentSchema.parse)
    .catch(() => nothing)
}
