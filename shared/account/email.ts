import * as z from 'zod/mini'

export const emailSchema = z.email('must be an email address').check(z.maxLength(254))
