/** So many attempts in so many seconds. */
export interface Limit {
  attempts: number
  seconds: number
}

/** The limits of one thing that is tried: by address, by account from one address, by account from everywhere. */
export interface Limits {
  address: Limit
  accountFromAddress: Limit
  account: Limit
}

const quarter = 15 * 60
const hour = 60 * 60

/**
 * Failures only. No lock follows them: from one address nobody uses up what an account may fail from everywhere, which does not
 * count where its owner has signed in of late, and the mailed link leads in whatever was counted.
 */
export const signInLimits: Limits = {
  address: { attempts: 30, seconds: quarter },
  accountFromAddress: { attempts: 10, seconds: quarter },
  account: { attempts: 100, seconds: quarter },
}

/** So long (seconds) an address counts as a colleague's own who has signed in there: no stranger's failures shut it. */
export const ownAddress = 14 * 24 * hour

/** Every request for a link counts, whether or not there is an account to mail it to. */
export const forgottenLimits: Limits = {
  address: { attempts: 10, seconds: hour },
  accountFromAddress: { attempts: 3, seconds: hour },
  account: { attempts: 20, seconds: hour },
}

/** Invitations of the same person, whichever administrator sends them. */
export const invitationLimits: Limits = {
  address: { attempts: 60, seconds: hour },
  accountFromAddress: { attempts: 5, seconds: hour },
  account: { attempts: 10, seconds: hour },
}

/** Links that are none. */
export const resetLimit: Limit = { attempts: 30, seconds: quarter }
