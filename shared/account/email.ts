import * as z from 'zod/mini'

export const emailSchema = z.email('must be an email address').check(z.maxLength(254))

export const invalidEmailMessage = 'Enter an email address such as name@example.com.'

export const sameEmailMessage = 'This is already your email address.'
