import * as z from 'zod/mini'

/**
 * The token of a mailed link. The schema accepts every text, so that an invalid token gets the error `token_invalid`
 * and not a validation error.
 */
export const linkTokenSchema = z.string()

/** The body of a request made from a mailed link. */
export const linkSchema = z.object({ token: linkTokenSchema })

/**
 * Details of the error `token_invalid`. The reasons `used` and `expired` are only returned for a token that was once
 * valid; a new link can be requested with it. A link that verifies an email address is `used` as soon as the address is
 * verified in any way.
 */
export const tokenInvalidDetailsSchema = z.object({ reason: z.enum(['unknown', 'used', 'expired']) })

export type TokenInvalidReason = z.infer<typeof tokenInvalidDetailsSchema>['reason']
