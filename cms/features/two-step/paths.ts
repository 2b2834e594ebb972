/** Path of the second step of a sign-in, within the admin. */
export const secondStepPath = '/second-step'

/** Path of the page about a user's own sign-in: methods of the second step, recovery codes and sessions. */
export const securityPath = '/sign-in-security'
