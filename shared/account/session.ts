/** The lifetime of a traveller's session. The server enforces it, and the browser uses the same numbers. */
export const sessionLifetime = {
  /** How many hours after its start or last renewal the session expires. */
  hours: 2,
  /** For how many days after it expired a returning traveller can renew the session. */
  renewalGraceDays: 14,
  /** How many days after its start the session ends for good, even if it was renewed. */
  maxAgeDays: 30,
} as const

/**
 * The name of the cookie from which scripts learn that a session exists. The cookie contains no secret, because the
 * session token is in a separate http-only cookie.
 */
export const signedInCookieName = 'nusa-signed-in'
