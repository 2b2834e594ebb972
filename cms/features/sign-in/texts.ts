export const signInTexts = {
  tooManySignIns: (wait: string) =>
    `Too many failed attempts. Please try again in ${wait}, or reset your password with “Forgot password?”.`,
  tooManyResetLinks: (wait: string) => `A link was requested too often. Please try again in ${wait}.`,
  tooManyAttempts: (wait: string) => `Too many failed attempts. Please try again in ${wait}.`,
  secondStepNeeded: 'Please continue with the second step.',
  enrolmentNeeded: 'Please set up two-step sign-in.',
  foreignOrigin: 'Please open the CMS at its usual address.',
  unsupportedType: 'Please send JSON, or the form of the CMS.',
  waitMinutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
}
