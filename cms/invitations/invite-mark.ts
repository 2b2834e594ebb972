/** What the form of a new account sends beside a random password, since Payload's form makes no account without one. */
export const inviteMark = 'invite'
