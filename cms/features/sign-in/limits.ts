export interface Limit {
  attempts: number
  seconds: number
}

/** By IP address, by account from one IP address, and by account from all IP addresses. */
export interface Limits {
  address: Limit
  accountFromAddress: Limit
  account: Limit
}

const quarterHourSeconds = 15 * 60
const hourSeconds = 60 * 60

/**
 * Limits for failed sign-ins. They never lock the owner out of an account. A single IP address cannot use up the limit
 * of an account for all addresses, because its own limit is lower. The limit for all addresses does not apply to
 * trusted addresses of the owner. A password reset link works despite all limits.
 */
export const signInLimits: Limits = {
  address: { attempts: 30, seconds: quarterHourSeconds },
  accountFromAddress: { attempts: 10, seconds: quarterHourSeconds },
  account: { attempts: 100, seconds: quarterHourSeconds },
}

/**
 * How long (seconds) an IP address counts as trusted for an account after a successful sign-in. Failed attempts from
 * other addresses then do not block the owner.
 */
export const trustedAddressSeconds = 14 * 24 * hourSeconds

/** Every request of a link counts, whether or not the account exists. */
export const forgotPasswordLimits: Limits = {
  address: { attempts: 10, seconds: hourSeconds },
  accountFromAddress: { attempts: 3, seconds: hourSeconds },
  account: { attempts: 20, seconds: hourSeconds },
}

/** The account is the account of the invited person. */
export const invitationLimits: Limits = {
  address: { attempts: 60, seconds: hourSeconds },
  accountFromAddress: { attempts: 5, seconds: hourSeconds },
  account: { attempts: 10, seconds: hourSeconds },
}

/** Limit for attempts to set a new password with an invalid link. */
export const newPasswordLimit: Limit = { attempts: 30, seconds: quarterHourSeconds }

/**
 * Lower than the limits for passwords, because a code has only six digits. Only callers who know the password reach the
 * second step, so nobody else can use up these limits.
 */
export const secondStepLimits: Limits = {
  address: { attempts: 30, seconds: quarterHourSeconds },
  accountFromAddress: { attempts: 5, seconds: quarterHourSeconds },
  account: { attempts: 20, seconds: hourSeconds },
}

/** Also limits requests for a challenge, because each challenge is stored in the database. */
export const passkeyLimit: Limit = { attempts: 30, seconds: quarterHourSeconds }
