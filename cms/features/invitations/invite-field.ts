/**
 * The field with which the form of a new account requests an invitation. Payload's form requires a password, so the
 * form also sends a random password.
 */
export const inviteField = 'invite'
