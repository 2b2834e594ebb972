import * as z from 'zod/mini'
import { normaliseLine } from '../text/index.ts'
import { emailSchema } from './email.ts'
import { linkTokenSchema } from './links.ts'
import { newPasswordSchema } from './password.ts'

/** In characters. The redirect includes the query of the page's URL, which is long in links from advertisements. */
const maxRedirectLength = 2_000

/** Silently drops a path that is too long, because the user could not correct it. */
const redirectSchema = z.optional(
  z.pipe(
    z.string(),
    z.transform((path) => (path.length > maxRedirectLength ? undefined : path)),
  ),
)

export const maxUsernameLength = 60

export const signUpSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  full_name: z.string().check(z.overwrite(normaliseLine), z.minLength(1, 'Full name is required'), z.maxLength(120)),
  username: z
    .string()
    .check(z.overwrite(normaliseLine), z.minLength(1, 'Username is required'), z.maxLength(maxUsernameLength)),
  redirect: redirectSchema,
})

const missingCredentialsMessage = 'You must provide either an email or phone number and a password'
export const signInSchema = z.object({
  // The email has no maximum length. An address that is too long gets the error for wrong credentials.
  email: z.string(missingCredentialsMessage).check(z.trim(), z.minLength(1, missingCredentialsMessage)),
  password: z.string(missingCredentialsMessage).check(z.minLength(1, missingCredentialsMessage)),
})

export const forgotPasswordSchema = z.object({ email: emailSchema })
export const resetLinkResponseSchema = z.object({ email: z.string() })
export const resetPasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })

function hasEitherEmailOrToken({ email, token }: { email?: string | undefined; token?: string | undefined }): boolean {
  const hasEmail = email !== undefined
  const hasToken = token !== undefined
  return hasEmail !== hasToken
}

/** Requests another verification link, either for an email address or for the token of an earlier link. */
export const resendVerificationSchema = z
  .object({ email: z.optional(emailSchema), token: z.optional(linkTokenSchema), redirect: redirectSchema })
  .check(z.refine(hasEitherEmailOrToken, { path: ['email'], error: 'must be an email address' }))

export const subscribeSchema = z.object({ email: emailSchema })

export const userSchema = z.object({
  id: z.int(),
  email: z.string(),
  user_metadata: z.object({ first_name: z.string(), full_name: z.string(), username: z.string() }),
})

/** The token is in an http-only cookie, which the browser cannot read. */
export const sessionSchema = z.object({
  user: userSchema,
  /** Unix time in seconds. */
  expires_at: z.int(),
  /** Seconds left when the response was sent. */
  expires_in: z.int(),
})

export const sessionResponseSchema = z.object({ session: z.nullable(sessionSchema) })

export type SignUp = z.infer<typeof signUpSchema>
export type ResendVerification = z.infer<typeof resendVerificationSchema>
export type SignIn = z.infer<typeof signInSchema>
export type User = z.infer<typeof userSchema>
export type Session = z.infer<typeof sessionSchema>
