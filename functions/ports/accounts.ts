import type { Profile, ProfileChange, Session, SignUp } from '@nusa/shared/account'

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

/** Travellers' accounts and sessions. E-mail addresses are compared without regard to case. */
export interface Accounts {
  /**
   * Makes an unverified account and gives the token of its verification link; null where the e-mail has a verified
   * account. One that was never verified is made anew: nobody has proved to own it.
   */
  create(details: Pick<SignUp, 'email' | 'password' | 'full_name' | 'username'>): Promise<{ token: string } | null>
  /** Whether the token verified an account. */
  verifyEmail(token: string): Promise<boolean>
  /** A session, or null for an unknown e-mail, a wrong password, a locked or an unverified account alike. */
  signIn(email: string, password: string): Promise<OpenSession | null>
  signOut(token: string): Promise<void>
  /** The session that a token stands for, or null. */
  readSession(token: string): Promise<{ traveller: Traveller; session: Session } | null>
  /** The same session with more time, or null where it has ended. */
  refresh(token: string): Promise<OpenSession | null>
  /** The token of a link to set a new password, or null where the e-mail has no account. */
  forgotPassword(email: string): Promise<{ token: string; fullName: string } | null>
  /** Sets a password and ends every session of the account; false where the token is not (or no longer) good. */
  resetPassword(token: string, password: string): Promise<boolean>
  changeProfile(traveller: Traveller, change: ProfileChange): Promise<Profile>
}
