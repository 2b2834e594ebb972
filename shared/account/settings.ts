import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { emailSchema } from './email.ts'
import { maxPasswordLength, newPasswordSchema } from './password.ts'

export const passwordRequiredMessage = 'Please enter your password.'

const currentPasswordSchema = z
  .string(passwordRequiredMessage)
  .check(z.minLength(1, passwordRequiredMessage), z.maxLength(maxPasswordLength))

export const changePasswordSchema = z.object({ current_password: currentPasswordSchema, password: newPasswordSchema })
export const changeEmailSchema = z.object({ email: emailSchema, password: currentPasswordSchema })
export const deleteAccountSchema = z.object({ password: currentPasswordSchema })

/** A currency of null means rupiah. */
export const preferencesSchema = z.object({
  preferred_currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency such as USD'))),
})

export const newsletterChoiceSchema = z.object({ subscribed: z.boolean() })

export const newsletterStateSchema = z.enum(['none', 'pending', 'subscribed'])
export const verifyStatusSchema = z.enum(['not_verified', 'in_review', 'verified', 'refused'])

export const accountSchema = z.object({
  username: z.string(),
  /** Path of the avatar, which changes with each upload. Append `&size=` to select a size. */
  avatar_url: z.nullable(z.string()),
  verify_status: verifyStatusSchema,
  /** Why staff refused the identity document. Null in every status except `refused`. */
  verify_reason: z.nullable(z.string()),
  verify_uploaded_at: z.nullable(instantSchema),
  /** Whether the picture of the identity document is stored. It is deleted some time after staff decide. */
  has_verify_upload: z.boolean(),
  preferred_currency: z.nullable(z.string()),
  newsletter: newsletterStateSchema,
  /** The new address that waits for confirmation, or null if no change is pending. */
  pending_email: z.nullable(z.string()),
  created_at: instantSchema,
})

export type Account = z.infer<typeof accountSchema>
export type NewsletterState = z.infer<typeof newsletterStateSchema>
export type Preferences = z.infer<typeof preferencesSchema>
export type VerifyStatus = z.infer<typeof verifyStatusSchema>
