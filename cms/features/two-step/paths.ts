/** The path of the page for the second step of a sign-in, relative to the path of the admin. */
export const secondStepPath = '/second-step'

/** The path of the page on which users manage two-step sign-in and sessions, relative to the path of the admin. */
export const securityPath = '/sign-in-security'
