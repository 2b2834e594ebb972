import { instantText } from '../../../../core/i18n/times.ts'

/** Texts about invitations in English. */
export const en = {
  access: 'Access',
  active: 'Active',
  invited: 'Invited',
  willInvite: 'This person will receive an email with a link to choose a password. The link is valid for three days.',
  notChosen: (until: Date | null, now: Date) =>
    until && until > now
      ? `No password chosen yet. The link is valid until ${instantText(until, 'en')}.`
      : 'No password chosen yet, and the link has expired.',
  sendAgain: 'Send the invitation again',
  failed: 'Something went wrong. Please try again.',
  welcome: 'Welcome to Nusa',
  choose: (email: string) => `Choose a password to sign in as ${email}.`,
  needs: 'Your password needs:',
  rules: {
    length: 'At least 8 characters',
    lowercase: 'One lowercase letter',
    uppercase: 'One uppercase letter',
    digit: 'One number',
    special: 'One special character',
  },
  save: 'Save and sign in',
  expired: 'This link is no longer valid',
  expiredHelp:
    'It has been used, was replaced by a newer link, or is older than three days. Ask your administrator to send the invitation again. If you have already chosen a password, sign in.',
  signIn: 'Sign in',
  signedIn: 'You are signed in',
  signedInHelp: (email: string) => `You are signed in as ${email}. Sign out first, then open the link again.`,
  signOut: 'Sign out',
}

export type InvitationTexts = typeof en
