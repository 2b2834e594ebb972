/** Allows a number of attempts within a number of seconds. */
export interface Limit {
  attempts: number
  seconds: number
}

/** The limits for one action: by IP address, by account from one IP address, and by account from all IP addresses. */
export interface Limits {
  address: Limit
  accountFromAddress: Limit
  account: Limit
}

const quarterHourSeconds = 15 * 60
const hourSeconds = 60 * 60

/**
 * Limits for failed sign-ins. They never lock an account: one address alone cannot use up the limit of an account from
 * all addresses. This limit does not apply to trusted addresses of the owner, and a mailed link works despite all
 * limits.
 */
export const signInLimits: Limits = {
  address: { attempts: 30, seconds: quarterHourSeconds },
  accountFromAddress: { attempts: 10, seconds: quarterHourSeconds },
  account: { attempts: 100, seconds: quarterHourSeconds },
}

/**
 * How long (seconds) an address counts as trusted after a sign-in from it, so that failures from other addresses do not
 * block the owner.
 */
export const trustedAddressSeconds = 14 * 24 * hourSeconds

/** Limits for requests of a password reset link. Every request counts, whether or not the account exists. */
export const forgotPasswordLimits: Limits = {
  address: { attempts: 10, seconds: hourSeconds },
  accountFromAddress: { attempts: 3, seconds: hourSeconds },
  account: { attempts: 20, seconds: hourSeconds },
}

/** Limits for invitations. The account is that of the invited person, whichever administrator sends them. */
export const invitationLimits: Limits = {
  address: { attempts: 60, seconds: hourSeconds },
  accountFromAddress: { attempts: 5, seconds: hourSeconds },
  account: { attempts: 10, seconds: hourSeconds },
}

/** Limit for attempts to set a new password with an invalid link. */
export const newPasswordLimit: Limit = { attempts: 30, seconds: quarterHourSeconds }

/**
 * Limits for wrong codes in the second step. They are lower than those for passwords, because a code has only six
 * digits. They count only callers who know the password, so other callers cannot use them up.
 */
export const secondStepLimits: Limits = {
  address: { attempts: 30, seconds: quarterHourSeconds },
  accountFromAddress: { attempts: 5, seconds: quarterHourSeconds },
  account: { attempts: 20, seconds: hourSeconds },
}

/** Limit for attempts to sign in with a passkey alone, and for requests of a challenge, each of which stores a row. */
export const passkeyLimit: Limit = { attempts: 30, seconds: quarterHourSeconds }
