/** How long a traveller's session lasts: the server's rule, which the browser counts with. */
export const sessionLife = {
  /** From when it begins or goes on. */
  hours: 2,
  /** Days after it ran out for which it goes on, where its traveller comes back. */
  goesOnDays: 14,
  /** Days from when it began, after which it ends for good. */
  longestDays: 30,
} as const

/** The cookie that tells the site's scripts that there is a session. It says nothing else: the session's own is http-only. */
export const sessionMark = 'nusa-signed-in'
