export const signInTexts = {
  signIn: (wait: string) =>
    `Too many failed attempts. Please try again in ${wait}, or reset your password with “Forgot password?”.`,
  forgotten: (wait: string) => `A link was requested too often. Please try again in ${wait}.`,
  tooManyAttempts: (wait: string) => `Too many failed attempts. Please try again in ${wait}.`,
  secondStep: 'Please continue with the second step.',
  enrolment: 'Please set up two-step sign-in.',
  foreign: 'Please open the CMS at its usual address.',
  unreadable: 'Please send JSON, or the form of the CMS.',
  minutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
}
