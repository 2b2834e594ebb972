import * as z from 'zod/mini'
import { newPasswordSchema } from './password.ts'

const emailSchema = z.email('must be an e-mail address').check(z.maxLength(254))
const tokenSchema = z.string().check(z.minLength(10), z.maxLength(500))

export const signUpSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  full_name: z.string().check(z.trim(), z.minLength(1, 'Full name is required'), z.maxLength(120)),
  username: z.string().check(z.trim(), z.minLength(1, 'Username is required'), z.maxLength(60)),
  /** A path of this site to come back to from the verification link. */
  redirect: z.optional(z.string().check(z.maxLength(500))),
})

const noCredentials = 'You must provide either an email or phone number and a password'
export const signInSchema = z.object({
  email: z.string(noCredentials).check(z.trim(), z.minLength(1, noCredentials), z.maxLength(254)),
  password: z.string(noCredentials).check(z.minLength(1, noCredentials), z.maxLength(200)),
})

export const verifyEmailSchema = z.object({ token: tokenSchema })
export const forgotPasswordSchema = z.object({ email: emailSchema })
export const resetPasswordSchema = z.object({ token: tokenSchema, password: newPasswordSchema })

/** Who wants the newsletter. */
export const subscribeSchema = z.object({ email: emailSchema })

export const userSchema = z.object({
  id: z.int(),
  email: z.string(),
  user_metadata: z.object({ first_name: z.string(), full_name: z.string(), username: z.string() }),
})

/** What the browser may know of a session; its token stays in an http-only cookie. Times in seconds. */
export const sessionSchema = z.object({
  user: userSchema,
  /** Unix time, seconds. */
  expires_at: z.int(),
  /** Seconds left when it was answered. */
  expires_in: z.int(),
})

export const sessionAnswerSchema = z.object({ session: z.nullable(sessionSchema) })

export type SignUp = z.infer<typeof signUpSchema>
export type SignIn = z.infer<typeof signInSchema>
export type User = z.infer<typeof userSchema>
export type Session = z.infer<typeof sessionSchema>
