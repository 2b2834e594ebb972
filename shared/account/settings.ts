import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { emailSchema } from './email.ts'
import { newPasswordSchema } from './password.ts'

const currentPasswordSchema = z
  .string('Please enter your password.')
  .check(z.minLength(1, 'Please enter your password.'), z.maxLength(200))

export const changePasswordSchema = z.object({ current_password: currentPasswordSchema, password: newPasswordSchema })
export const changeEmailSchema = z.object({ email: emailSchema, password: currentPasswordSchema })
export const deleteAccountSchema = z.object({ password: currentPasswordSchema })

/** The currency that prices are shown in; null where none was ever chosen, which shows the rupiah, as choosing it does. */
export const preferencesSchema = z.object({
  preferred_currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency such as USD'))),
})

export const newsletterChoiceSchema = z.object({ subscribed: z.boolean() })

export const newsletterStateSchema = z.enum(['none', 'pending', 'subscribed'])
export const verifyStatusSchema = z.enum(['not_verified', 'in_review', 'verified', 'refused'])

/** What the dashboard shows beside the profile. */
export const accountSchema = z.object({
  username: z.string(),
  /** Path of the avatar's picture, another one after each upload; a size is asked for with `&size=`. */
  avatar_url: z.nullable(z.string()),
  verify_status: verifyStatusSchema,
  /** Why staff refused the document; null in every other state. */
  verify_reason: z.nullable(z.string()),
  /** When the document that is there was uploaded. */
  verify_uploaded_at: z.nullable(instantSchema),
  /** Whether its picture can still be seen: it goes some time after staff decided about it. */
  has_verify_upload: z.boolean(),
  preferred_currency: z.nullable(z.string()),
  newsletter: newsletterStateSchema,
  /** The address that a change waits to be confirmed for; null where none does. */
  pending_email: z.nullable(z.string()),
  created_at: instantSchema,
})

export type Account = z.infer<typeof accountSchema>
export type NewsletterState = z.infer<typeof newsletterStateSchema>
export type Preferences = z.infer<typeof preferencesSchema>
export type VerifyStatus = z.infer<typeof verifyStatusSchema>
