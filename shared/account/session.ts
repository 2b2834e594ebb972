/** Lifetime of a traveller's session: enforced by the server and known to the browser. */
export const sessionLifetime = {
  /** Hours until it expires after its start or last renewal. */
  hours: 2,
  /** Days after expiry during which a returning traveller renews it. */
  renewalGraceDays: 14,
  /** Days after its start when it ends for good. */
  maxAgeDays: 30,
} as const

/** The cookie that tells scripts that there is a session. It holds no secret: the session token is in an http-only cookie. */
export const signedInCookieName = 'nusa-signed-in'
