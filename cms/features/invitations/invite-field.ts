/**
 * The name of the field that requests an invitation in the form of a new account. The form also sends a random
 * password, because Payload requires a password.
 */
export const inviteField = 'invite'
