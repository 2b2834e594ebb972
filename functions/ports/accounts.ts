import type {
  Profile,
  ProfileChange,
  ResendVerification,
  Session,
  SignUp,
  TokenInvalidReason,
} from '@nusa/shared/account'

/** The traveller who makes a call: known by a session, never by anything in the request's body. */
export interface Traveller {
  id: number
  email: string
  /** As it was when the call began. */
  profile: Profile
}

/** What the http-only cookie holds. */
export interface SessionToken {
  /** Goes into the cookie, nowhere else. */
  token: string
  /**
   * When the browser may forget the token: the session has ended for good then, however often it went on. Said once, with
   * the sign-in, so that no later answer has to write the cookie.
   */
  keptUntil: Date
}

export interface OpenSession extends SessionToken {
  session: Session
}

export interface FoundSession {
  traveller: Traveller
  session: Session
}

/** Whom a mailed link is for. */
export interface LinkMail {
  token: string
  email: string
  /** Empty where nobody has proved yet whose address it is: what strangers call themselves is not mailed. */
  fullName: string
}

/**
 * Travellers' accounts and sessions. E-mail addresses are compared without regard to case. Where somebody else could be behind a
 * change, a mail that tells the owner is queued with it.
 */
export interface Accounts {
  /**
   * Makes an unverified account and gives the token of its verification link; null where the e-mail has an account that
   * was verified once, or is blocked. Where it has one that was never verified, nobody has proved to own it: what each signs up with counts once
   * their own link is opened.
   */
  create(details: Pick<SignUp, 'email' | 'password' | 'full_name' | 'username'>): Promise<{ token: string } | null>
  /** Verifies the account, with what was signed up with when this link was sent; the others are worth nothing then. */
  verifyEmail(token: string): Promise<'ok' | TokenInvalidReason>
  /** Another verification link, for an account that waits for one; null where none does. */
  newVerification(by: Pick<ResendVerification, 'email' | 'token'>): Promise<LinkMail | null>
  /** The address of the account that a verification link, good or not, was made for; null where there is none. */
  emailToVerify(token: string): Promise<string | null>

  /** A session, or null for an unknown e-mail, a wrong password, a blocked or an unverified account alike. */
  signIn(email: string, password: string): Promise<OpenSession | null>
  signOut(token: string): Promise<void>
  /** Ends every session, and every link to set a password or to change the address. */
  signOutEverywhere(traveller: Traveller): Promise<void>
  /** The session that a token stands for, or null. One that has run out goes on with that, for two weeks. */
  readSession(token: string): Promise<FoundSession | null>
  /** The same session with more time, or null where it has ended: signed out, too long ago, or thirty days old. */
  refresh(token: string): Promise<Session | null>

  /** A link to set a new password, or null where the e-mail has no account. */
  forgotPassword(email: string): Promise<LinkMail | null>
  /** The address of the account whose password a link is good to set. */
  readResetLink(token: string): Promise<{ email: string } | TokenInvalidReason>
  /** Sets a password and ends every session and link of the account. @returns whose it is */
  resetPassword(token: string, password: string): Promise<{ email: string } | TokenInvalidReason>
  isPasswordOf(traveller: Traveller, password: string): Promise<boolean>
  /** Returns whether a new password is a common one, which is refused although it fulfils the rules. */
  isGuessable(password: string): Promise<boolean>
  /**
   * Sets a password and ends every session but the one of this token, and every link to set a password or to change the
   * address.
   */
  changePassword(traveller: Traveller, password: string, keptToken: string | undefined): Promise<void>

  /** The token of the link that makes another address the account's; null where that has an account already. */
  wantEmail(traveller: Traveller, email: string): Promise<{ token: string } | null>
  /** Whether a change of the address was waiting, which it does no longer. */
  cancelEmail(traveller: Traveller): Promise<boolean>
  /** Gives the account the address that the link was sent to. */
  confirmEmail(token: string): Promise<'ok' | TokenInvalidReason>

  /** Null where the account was deleted at this moment. */
  changeProfile(traveller: Traveller, change: ProfileChange): Promise<Profile | null>
}
