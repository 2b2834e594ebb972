/** Messages for CMS users who sign in or change an account. */
export const signInTexts = {
  signIn: (wait: string) =>
    `Too many failed attempts. Please try again in ${wait}, or reset your password with “Forgot password?”.`,
  forgotten: (wait: string) => `A link was requested too often. Please try again in ${wait}.`,
  reset: (wait: string) => `Too many failed attempts. Please try again in ${wait}.`,
  foreign: 'Please open the CMS at its own address.',
  unreadable: 'Please send JSON, or the form of the CMS.',
  minutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
}
