/** A field in the form of a new account. It tells the server to replace the random password by an invitation. */
export const inviteField = 'invite'
