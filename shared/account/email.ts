import * as z from 'zod/mini'

export const emailSchema = z.email('must be an email address').check(z.maxLength(254))

/** Shown next to a field whose value is not an email address. */
export const invalidEmailMessage = 'Enter an email address such as name@example.com.'

/** Shown when the new email address of an account is its current one. */
export const sameEmailMessage = 'This is already your email address.'
