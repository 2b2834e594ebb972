/** Relative to the path of the admin. */
export const secondStepPath = '/second-step'

/** Relative to the path of the admin. */
export const securityPath = '/sign-in-security'
