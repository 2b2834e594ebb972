/** Allows a number of attempts within a number of seconds. */
export interface Limit {
  attempts: number
  seconds: number
}

/** The limits for one action: by address, by account from one address, and by account from all addresses. */
export interface Limits {
  address: Limit
  accountFromAddress: Limit
  account: Limit
}

const quarterHour = 15 * 60
const hour = 60 * 60

/**
 * Only failures count. Accounts are not locked. One address alone cannot use up the limit of an account from all
 * addresses. That limit does not apply where its owner signed in recently, and a mailed link works despite all limits.
 */
export const signInLimits: Limits = {
  address: { attempts: 30, seconds: quarterHour },
  accountFromAddress: { attempts: 10, seconds: quarterHour },
  account: { attempts: 100, seconds: quarterHour },
}

/**
 * How long (seconds) an address counts as the user's own after a sign-in there, so that failures elsewhere do not block
 * it.
 */
export const trustedAddressSeconds = 14 * 24 * hour

/** Every request for a link counts, whether or not the account exists. */
export const forgotPasswordLimits: Limits = {
  address: { attempts: 10, seconds: hour },
  accountFromAddress: { attempts: 3, seconds: hour },
  account: { attempts: 20, seconds: hour },
}

/** Invitations to the same person, regardless of the administrator who sends them. */
export const invitationLimits: Limits = {
  address: { attempts: 60, seconds: hour },
  accountFromAddress: { attempts: 5, seconds: hour },
  account: { attempts: 10, seconds: hour },
}

/** Attempts with invalid links. */
export const resetLimit: Limit = { attempts: 30, seconds: quarterHour }
