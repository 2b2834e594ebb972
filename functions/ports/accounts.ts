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
  /** Goes into the cookie and nowhere else. */
  token: string
  /**
   * When the session ends for good, however often it is renewed. The cookie is written once, at sign-in, with this
   * expiry, so that no later response has to write it.
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

/** A mailed link and its recipient. */
export interface LinkMail {
  token: string
  email: string
  /** Empty if the address is not verified yet: the email must not contain a name that a stranger chose. */
  fullName: string
}

/**
 * Accounts and sessions of travellers. Email addresses are compared case-insensitively. A security-relevant change
 * queues an email to the account's owner.
 */
export interface Accounts {
  /**
   * Creates an unverified account and returns the token of its verification link. Returns null if the address belongs
   * to a blocked account or one that was verified once. If it belongs to a never verified account, another sign-up is
   * stored: the link that is opened decides which sign-up counts.
   */
  create(details: Pick<SignUp, 'email' | 'password' | 'full_name' | 'username'>): Promise<{ token: string } | null>
  /**
   * Verifies the account with the sign-up data of this link. All other verification links of the account become
   * invalid.
   */
  verifyEmail(token: string): Promise<'ok' | TokenInvalidReason>
  /** Creates another verification link; null if no account waits for verification. */
  createVerification(account: Pick<ResendVerification, 'email' | 'token'>): Promise<LinkMail | null>
  /**
   * Returns the address of the account that a verification link was created for, even if the link is no longer valid.
   * Returns null for an unknown token.
   */
  findEmailToVerify(token: string): Promise<string | null>

  /**
   * Opens a session; null if the address is unknown, the password is wrong, or the account is blocked or unverified.
   */
  signIn(email: string, password: string): Promise<OpenSession | null>
  signOut(token: string): Promise<void>
  /** Ends all sessions and all links that reset the password or change the address. */
  signOutEverywhere(traveller: Traveller): Promise<void>
  /**
   * Returns the session of a token; null if it is invalid or has ended. An expired session is renewed within two weeks.
   */
  readSession(token: string): Promise<TravellerSession | null>
  /** Renews a session; null if it was signed out, expired too long ago, or is thirty days old. */
  refresh(token: string): Promise<Session | null>

  /** Creates a link to reset the password; null if the address has no account. */
  forgotPassword(email: string): Promise<LinkMail | null>
  /** Returns the address of the account whose password a valid link can reset. */
  readResetLink(token: string): Promise<{ email: string } | TokenInvalidReason>
  /** Sets the password and ends all sessions and links of the account. Returns the account's address. */
  resetPassword(token: string, password: string): Promise<{ email: string } | TokenInvalidReason>
  isPasswordOf(traveller: Traveller, password: string): Promise<boolean>
  /** Returns whether a new password is a common one, which is rejected even if it meets the requirements. */
  isGuessable(password: string): Promise<boolean>
  /**
   * Sets the password, ends all sessions except the one of `exceptToken`, and ends all links that reset the password or
   * change the address.
   */
  changePassword(traveller: Traveller, password: string, exceptToken: string | undefined): Promise<void>

  /** Creates the link that changes the account's address; null if the new address already has an account. */
  requestEmailChange(traveller: Traveller, email: string): Promise<{ token: string } | null>
  /** Cancels a pending change of the address. Returns whether there was one. */
  cancelEmailChange(traveller: Traveller): Promise<boolean>
  /** Changes the account's address to the one that the link was sent to. */
  confirmEmailChange(token: string): Promise<'ok' | TokenInvalidReason>

  /** Returns null if the account was deleted at the same moment. */
  changeProfile(traveller: Traveller, change: ProfileChange): Promise<Profile | null>
}

/** Account data other than the profile and the password. */
export interface AccountDetails {
  read(traveller: Traveller): Promise<Account>
  /** Sets the preferred currency; null removes the preference. Returns whether the account still exists. */
  setCurrency(traveller: Traveller, code: string | null): Promise<boolean>
  /**
   * Subscribes the account's verified address to the newsletter, or unsubscribes it. Returns null if the account no
   * longer exists.
   */
  setNewsletter(traveller: Traveller, isSubscribed: boolean): Promise<NewsletterState | null>
  /** Returns all data stored about the traveller, except internal notes of staff. */
  export(traveller: Traveller): Promise<Omit<AccountData, 'exported_at'>>
  /**
   * Deletes the account and all personal data; invoices and bookings remain without it. Returns 'in-use', without
   * changes, if a booking is upcoming, unpaid or not yet refunded; 'already-deleted' if the account was deleted at the
   * same moment.
   */
  delete(traveller: Traveller, at: Date): Promise<'deleted' | 'in-use' | 'already-deleted'>
}
