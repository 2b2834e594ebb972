/**
 * The field with which the form of a new account requests an invitation. Payload's form requires a password, so a
 * random one is sent as well.
 */
export const inviteField = 'invite'
