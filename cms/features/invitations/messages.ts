/** Responses to an administrator who invites a user; translated when they are sent. */
export const invitationTexts = {
  forbidden: 'Only administrators can invite people.',
  notFound: 'This account does not exist.',
  isActive: 'This person has already chosen a password.',
  sent: (email: string) => `The invitation is on its way to ${email}.`,
  createdNotSent: 'The account was created, but the invitation could not be sent. Please send it again.',
  notSent: 'The email could not be sent. Please try again in a few minutes.',
  tooManyAttempts: (wait: string) => `This invitation has been sent too often. Please try again in ${wait}.`,
}
