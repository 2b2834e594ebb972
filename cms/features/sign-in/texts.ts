/** Messages for CMS users who sign in or change an account. */
export const signInTexts = {
  signIn: (wait: string) =>
    `Too many failed attempts. Please try again in ${wait}, or reset your password with “Forgot password?”.`,
  forgotten: (wait: string) => `A link was requested too often. Please try again in ${wait}.`,
  reset: (wait: string) => `Too many failed attempts. Please try again in ${wait}.`,
  yourPassword: 'Your own password',
  yourPasswordHelp: 'Enter your own password to confirm.',
  confirmRequired: 'Please confirm with your own password, since this changes who can sign in or what they may do.',
  notAccepted: (why: string) => `The new password was not accepted. ${why}`,
  wrongPassword: 'This is not your password.',
  foreign: 'Please open the CMS at its own address.',
  unreadable: 'Please send JSON, or the form of the CMS.',
  minutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
}
