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
  /** The profile at the start of the request. */
  profile: Profile
}

/** The content of the HTTP-only session cookie. */
export interface SessionToken {
  /** The token. It is only sent in the cookie. */
  token: string
  /**
   * When the session can no longer be renewed. The cookie is written once, at sign-in, with this expiry. Renewals do
   * not write the cookie.
   */
  cookieExpiresAt: Date
}

export interface OpenSession extends SessionToken {
  session: Session
}

export interface TravellerSession {
  traveller: Traveller
  session: Session
}

/** A link in an email, and its recipient. */
export interface LinkMail {
  token: string
  email: string
  /**
   * The name of the recipient. Empty if the address is not verified yet, because a stranger may have chosen the name.
   */
  fullName: string
}

/**
 * Manages accounts and sessions of travellers. Email addresses are compared case-insensitively. Security-relevant
 * changes queue an email to the account's owner.
 */
export interface Accounts {
  /**
   * Creates an unverified account and returns the token of its verification link. Returns null if the address belongs
   * to an account that was verified before or is blocked. If the address belongs to an account that was never verified,
   * the sign-up is stored with the existing account. The link that is opened first decides which sign-up is used.
   */
  create(details: Pick<SignUp, 'email' | 'password' | 'full_name' | 'username'>): Promise<{ token: string } | null>
  /**
   * Verifies the account with the sign-up data of this link. All other verification links of the account become
   * invalid.
   */
  verifyEmail(token: string): Promise<'ok' | TokenInvalidReason>
  /** Creates a new verification link. Returns null if no account waits for verification. */
  createVerification(account: Pick<ResendVerification, 'email' | 'token'>): Promise<LinkMail | null>
  /**
   * Returns the address of the account that a verification link was created for, even if the link is no longer valid.
   * Returns null for an unknown token.
   */
  findEmailToVerify(token: string): Promise<string | null>

  /**
   * Opens a session. Returns null if the address is unknown, the password is wrong, or the account is blocked or
   * unverified.
   */
  signIn(email: string, password: string): Promise<OpenSession | null>
  signOut(token: string): Promise<void>
  /** Ends all sessions and all links that reset the password or change the address. */
  signOutEverywhere(traveller: Traveller): Promise<void>
  /**
   * Returns the session of a token. Renews a session that has expired in the last two weeks. Returns null if the token
   * is invalid or the session can no longer be renewed.
   */
  readSession(token: string): Promise<TravellerSession | null>
  /**
   * Renews a session. Returns null if the traveller has signed out, if the session expired more than two weeks ago, or
   * if it is thirty days old.
   */
  refresh(token: string): Promise<Session | null>

  /** Creates a link to reset the password. Returns null if the address has no account. */
  forgotPassword(email: string): Promise<LinkMail | null>
  /** Returns the address of the account whose password a valid link can reset. */
  readResetLink(token: string): Promise<{ email: string } | TokenInvalidReason>
  /** Sets the password and ends all sessions and links of the account. Returns the account's address. */
  resetPassword(token: string, password: string): Promise<{ email: string } | TokenInvalidReason>
  isPasswordOf(traveller: Traveller, password: string): Promise<boolean>
  /**
   * Returns whether a password is a common password. Common passwords are rejected even if they meet the requirements.
   */
  isGuessable(password: string): Promise<boolean>
  /**
   * Sets the password, ends all sessions except the session of `exceptToken`, and ends all links that reset the
   * password or change the address.
   */
  changePassword(traveller: Traveller, password: string, exceptToken: string | undefined): Promise<void>

  /** Creates the link that changes the account's address. Returns null if the new address already has an account. */
  requestEmailChange(traveller: Traveller, email: string): Promise<{ token: string } | null>
  /** Cancels a pending change of the address. Returns whether a change was pending. */
  cancelEmailChange(traveller: Traveller): Promise<boolean>
  /** Changes the account's address to the address to which the link was sent. */
  confirmEmailChange(token: string): Promise<'ok' | TokenInvalidReason>

  /** Returns null if the account was deleted meanwhile. */
  changeProfile(traveller: Traveller, change: ProfileChange): Promise<Profile | null>
}

/** Manages account data except the profile and the password. */
export interface AccountDetails {
  read(traveller: Traveller): Promise<Account>
  /** Sets the preferred currency. Null removes the preference. Returns whether the account still exists. */
  setCurrency(traveller: Traveller, code: string | null): Promise<boolean>
  /**
   * Subscribes the account's verified address to the newsletter, or unsubscribes it. Returns null if the account no
   * longer exists.
   */
  setNewsletter(traveller: Traveller, isSubscribed: boolean): Promise<NewsletterState | null>
  /** Returns all data stored about the traveller, except internal notes of staff. */
  export(traveller: Traveller): Promise<Omit<AccountData, 'exported_at'>>
  /**
   * Deletes the account and all personal data. Invoices and bookings remain without personal data. If a booking is
   * upcoming, unpaid or not yet refunded, changes nothing and returns 'in-use'. Returns 'already-deleted' if the
   * account was deleted meanwhile.
   */
  delete(traveller: Traveller, at: Date): Promise<'deleted' | 'in-use' | 'already-deleted'>
}
