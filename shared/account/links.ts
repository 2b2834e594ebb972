import * as z from 'zod/mini'

/** Accepts every text, so that an invalid token gets the error `token_invalid` and not a validation error. */
export const linkTokenSchema = z.string()

export const linkSchema = z.object({ token: linkTokenSchema })

/**
 * A `used` or `expired` token was once valid, and a new link can be requested with it. A link that verifies an email
 * address is `used` as soon as the address is verified in any way.
 */
export const tokenInvalidDetailsSchema = z.object({ reason: z.enum(['unknown', 'used', 'expired']) })

export type TokenInvalidReason = z.infer<typeof tokenInvalidDetailsSchema>['reason']
