import * as z from 'zod/mini'

export const emailSchema = z.email('must be an email address').check(z.maxLength(254))

/** The message next to a field whose value is not an email address. */
export const invalidEmailMessage = 'Enter an email address such as name@example.com.'

/** The message if the new email address of an account is its current email address. */
export const sameEmailMessage = 'This is already your email address.'
