import * as z from 'zod/mini'

/** The token of a mailed link, whatever is left of it: one that is no good is answered as such, not as a wrong field. */
export const linkTokenSchema = z.string()

/** A call that a mailed link makes. */
export const linkSchema = z.object({ token: linkTokenSchema })

/**
 * Details of the failure `token_invalid`. Only who holds a token that was good once is told `used` or `expired`; with it a
 * new link can be asked for. A link to verify an address is `used` as soon as that is verified, by whatever it was.
 */
export const tokenInvalidDetailsSchema = z.object({ reason: z.enum(['unknown', 'used', 'expired']) })

export type TokenInvalidReason = z.infer<typeof tokenInvalidDetailsSchema>['reason']
