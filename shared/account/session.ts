/** The server enforces these limits, and the browser uses the same numbers. */
export const sessionLifetime = {
  /** Hours from the start or last renewal until the session expires. */
  hours: 2,
  /** Days after the expiry in which a returning traveller can renew the session. */
  renewalGraceDays: 14,
  /** Days from the start until the session ends for good, even if it was renewed. */
  maxAgeDays: 30,
} as const

/**
 * Scripts read this cookie to find out whether a session exists. The session token is in a separate http-only cookie,
 * which scripts cannot read.
 */
export const signedInCookieName = 'nusa-signed-in'
