export interface Limit {
  attempts: number
  seconds: number
}

/** Attempts are limited by IP address, by account from one IP address, and by account from all IP addresses. */
export interface Limits {
  address: Limit
  accountFromAddress: Limit
  account: Limit
}

const quarterHourSeconds = 15 * 60
const hourSeconds = 60 * 60

/**
 * Limits for failed sign-ins. They never lock the owner out of an account. A single IP address cannot use up `account`,
 * because `accountFromAddress` is lower. `account` does not apply to IP addresses from which the owner has recently
 * signed in. A password reset link works despite all limits.
 */
export const signInLimits: Limits = {
  address: { attempts: 30, seconds: quarterHourSeconds },
  accountFromAddress: { attempts: 10, seconds: quarterHourSeconds },
  account: { attempts: 100, seconds: quarterHourSeconds },
}

/**
 * How long (seconds) an IP address counts as trusted for an account after a successful sign-in. Failed attempts from
 * other addresses do not block the owner at a trusted address.
 */
export const trustedAddressSeconds = 14 * 24 * hourSeconds

/** Every request for a password reset link counts, whether or not the account exists. */
export const forgotPasswordLimits: Limits = {
  address: { attempts: 10, seconds: hourSeconds },
  accountFromAddress: { attempts: 3, seconds: hourSeconds },
  account: { attempts: 20, seconds: hourSeconds },
}

/** `accountFromAddress` and `account` limit the invitations to one person. */
export const invitationLimits: Limits = {
  address: { attempts: 60, seconds: hourSeconds },
  accountFromAddress: { attempts: 5, seconds: hourSeconds },
  account: { attempts: 10, seconds: hourSeconds },
}

/** Limit for attempts to set a new password with an invalid link. */
export const newPasswordLimit: Limit = { attempts: 30, seconds: quarterHourSeconds }

/**
 * These limits are lower than `signInLimits`, because a code has only six digits. Other callers cannot use up the
 * limits of an account, because the second step requires the password.
 */
export const secondStepLimits: Limits = {
  address: { attempts: 30, seconds: quarterHourSeconds },
  accountFromAddress: { attempts: 5, seconds: quarterHourSeconds },
  account: { attempts: 20, seconds: hourSeconds },
}

/** Limits sign-ins with a passkey. Also limits requests for a challenge, because each challenge is stored. */
export const passkeyLimit: Limit = { attempts: 30, seconds: quarterHourSeconds }
