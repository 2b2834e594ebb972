import { instantText } from '../../../i18n/times.ts'

/** What is said of invitations, in English. */
export const en = {
  access: 'Access',
  active: 'Active',
  invited: 'Invited',
  willInvite: 'The person gets an email with a link and chooses the password. The link works for three days.',
  notChosen: (until: Date | null, now: Date) =>
    until && until > now
      ? `No password chosen yet. The link works until ${instantText(until, 'en')}.`
      : 'No password chosen yet, and the link works no more.',
  sendAgain: 'Send the invitation again',
  failed: 'That did not work. Please try again.',
  welcome: 'Welcome to Nusa',
  choose: (email: string) => `Choose the password with which you sign in as ${email}.`,
  needs: 'It needs:',
  rules: {
    length: 'At least 8 characters',
    lowercase: 'One lowercase letter',
    uppercase: 'One uppercase letter',
    digit: 'One number',
    special: 'One special character',
  },
  save: 'Save and sign in',
  expired: 'This link does not work any more',
  expiredHelp:
    'It was used, replaced by a newer one, or is older than three days. Ask your administrator to send the invitation again. If you have chosen a password already, sign in.',
  signIn: 'Sign in',
  signedIn: 'You are signed in',
  signedInHelp: (email: string) => `You are signed in as ${email}. Sign out first, then open the link again.`,
  signOut: 'Sign out',
}

export type InvitationWords = typeof en
