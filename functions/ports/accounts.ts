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

export interface OpenSession {
  /** Goes into the http-only cookie, nowhere else. */
  token: string
  expiresAt: Date
  session: Session
}

/** Whom a mailed link is for. */
export interface LinkMail {
  token: string
  email: string
  fullName: string
}

/** Travellers' accounts and sessions. E-mail addresses are compared without regard to case. */
export interface Accounts {
  /**
   * Makes an unverified account and gives the token of its verification link; null where the e-mail has a verified
   * account. One that was never verified is made anew: nobody has proved to own it.
   */
  create(details: Pick<SignUp, 'email' | 'password' | 'full_name' | 'username'>): Promise<{ token: string } | null>
  verifyEmail(token: string): Promise<'ok' | TokenInvalidReason>
  /** Another verification link, for an account that waits for one; null where none does. */
  newVerification(by: Pick<ResendVerification, 'email' | 'token'>): Promise<LinkMail | null>

  /** A session, or null for an unknown e-mail, a wrong password, a locked or an unverified account alike. */
  signIn(email: string, password: string): Promise<OpenSession | null>
  signOut(token: string): Promise<void>
  signOutEverywhere(traveller: Traveller): Promise<void>
  /** The session that a token stands for, or null. */
  readSession(token: string): Promise<{ traveller: Traveller; session: Session } | null>
  /** The same session with more time, or null where it has ended. */
  refresh(token: string): Promise<OpenSession | null>

  /** A link to set a new password, or null where the e-mail has no account. */
  forgotPassword(email: string): Promise<LinkMail | null>
  /** Sets a password and ends every session of the account. */
  resetPassword(token: string, password: string): Promise<'ok' | TokenInvalidReason>
  /** What fails is counted as in signing in. */
  isPasswordOf(traveller: Traveller, password: string): Promise<boolean>
  /** Sets a password and ends every session but the one of this token. */
  changePassword(traveller: Traveller, password: string, keptToken: string | undefined): Promise<void>

  /** The token of the link that makes another address the account's; null where that has an account already. */
  wantEmail(traveller: Traveller, email: string): Promise<{ token: string } | null>
  /** Gives the account the address that the link was sent to. */
  confirmEmail(token: string): Promise<{ from: string; to: string; fullName: string } | TokenInvalidReason>

  changeProfile(traveller: Traveller, change: ProfileChange): Promise<Profile>
}
