/** What colleagues are told who sign in or change an account. */
export const signInTexts = {
  signIn: (wait: string) =>
    `That was wrong too often. Please try again in ${wait}, or ask for a new password with “Forgot password?”.`,
  forgotten: (wait: string) => `A link was asked for too often. Please try again in ${wait}.`,
  reset: (wait: string) => `That was wrong too often. Please try again in ${wait}.`,
  yourPassword: 'Your own password',
  sayYours: 'Please enter your own password: this changes who can sign in, or what they may do.',
  notTaken: (why: string) => `The new password is not taken. ${why}`,
  notYours: 'This is not your password.',
  foreign: 'Please use the CMS at its own address.',
  unreadable: 'Please send JSON, or the form of the CMS.',
  minutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
}
