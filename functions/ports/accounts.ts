import type {
  Account,
  AccountData,
  NewsletterState,
  Profile,
  ProfileChange,
  ResendVerification,
  Session,
  SignUp,
  TokenInvalidReason,
} from '@nusa/shared/account'

/** The traveller who makes a request, identified by the session and never by the request body. */
export interface Traveller {
  id: number
  email: string
  profile: Profile
}

export interface SessionToken {
  /** Only sent in the HTTP-only session cookie. */
  token: string
  /** Written into the cookie once, at sign-in. Renewals do not write the cookie. */
  cookieExpiresAt: Date
}

export interface StartedSession extends SessionToken {
  session: Session
}

export interface TravellerSession {
  traveller: Traveller
  session: Session
}

export interface LinkMail {
  token: string
  email: string
  /** Empty if the address is not verified yet, because a stranger may have chosen the name. */
  fullName: string
}

/** Email addresses are compared case-insensitively. Security-relevant changes queue an email to the account's owner. */
export interface Accounts {
  /**
   * Creates an unverified account and returns the token of its verification link. Returns null if the address belongs
   * to a verified or blocked account. If an unverified account has the address, the sign-up is stored with that
   * account, and the link that is opened first decides which sign-up is used.
   */
  create(details: Pick<SignUp, 'email' | 'password' | 'full_name' | 'username'>): Promise<{ token: string } | null>
  /** All other verification links of the account become invalid. */
  verifyEmail(token: string): Promise<'ok' | TokenInvalidReason>
  /** Returns null if no account waits for verification. */
  createVerification(account: Pick<ResendVerification, 'email' | 'token'>): Promise<LinkMail | null>
  /** Returns the address even if the link is no longer valid. Returns null for an unknown token. */
  findEmailToVerify(token: string): Promise<string | null>

  /** Returns null if the address is unknown, the password is wrong, or the account is blocked or unverified. */
  signIn(email: string, password: string): Promise<StartedSession | null>
  signOut(token: string): Promise<void>
  /** Ends all sessions, and all links that reset the password or change the address. */
  signOutEverywhere(traveller: Traveller): Promise<void>
  /**
   * Renews a session that has expired in the last two weeks. Returns null if the token is invalid or the session can no
   * longer be renewed.
   */
  readSession(token: string): Promise<TravellerSession | null>
  /**
   * Returns null if the traveller has signed out, if the session expired more than two weeks ago, or if it is thirty
   * days old.
   */
  refresh(token: string): Promise<Session | null>

  /** Returns null if the address has no account. */
  forgotPassword(email: string): Promise<LinkMail | null>
  readResetLink(token: string): Promise<{ email: string } | TokenInvalidReason>
  /** Ends all sessions and links of the account. */
  resetPassword(token: string, password: string): Promise<{ email: string } | TokenInvalidReason>
  isPasswordOf(traveller: Traveller, password: string): Promise<boolean>
  /** Common passwords are rejected even if they meet the requirements. */
  isGuessable(password: string): Promise<boolean>
  /**
   * Ends all sessions except that of `currentToken`, and all links that reset the password or change the address.
   */
  changePassword(traveller: Traveller, password: string, currentToken: string | undefined): Promise<void>

  /** Returns null if the new address already has an account. */
  requestEmailChange(traveller: Traveller, email: string): Promise<{ token: string } | null>
  /** Returns whether a change was pending. */
  cancelEmailChange(traveller: Traveller): Promise<boolean>
  confirmEmailChange(token: string): Promise<'ok' | TokenInvalidReason>

  /** Returns null if the account was deleted meanwhile. */
  changeProfile(traveller: Traveller, change: ProfileChange): Promise<Profile | null>
}

export interface AccountDetails {
  read(traveller: Traveller): Promise<Account>
  /** Null removes the preference. Returns whether the account still exists. */
  setCurrency(traveller: Traveller, code: string | null): Promise<boolean>
  /** Uses the account's verified address. Returns null if the account no longer exists. */
  setNewsletter(traveller: Traveller, isSubscribed: boolean): Promise<NewsletterState | null>
  /** Excludes internal notes of staff. */
  export(traveller: Traveller): Promise<Omit<AccountData, 'exported_at'>>
  /**
   * Deletes all personal data. Invoices and bookings remain without personal data. If a booking is upcoming, unpaid or
   * not yet refunded, changes nothing and returns 'in-use'.
   */
  delete(traveller: Traveller, at: Date): Promise<'deleted' | 'in-use' | 'already-deleted'>
}
