/** Lifetime of a traveller's session: enforced by the server and known to the browser. */
export const sessionLifetime = {
  /** Hours after its start or last renewal until the session expires. */
  hours: 2,
  /** Days after expiry during which a returning traveller renews it. */
  renewalGraceDays: 14,
  /** Days after its start until the session ends for good, even if it was renewed. */
  maxAgeDays: 30,
} as const

/**
 * The cookie that shows scripts that a session exists. It contains no secret: the session token is in an http-only
 * cookie.
 */
export const signedInCookieName = 'nusa-signed-in'
