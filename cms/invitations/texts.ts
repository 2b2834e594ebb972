/** What an administrator is answered who invites somebody; translated where it leaves the CMS. */
export const invitationTexts = {
  forbidden: 'Only administrators invite people.',
  gone: 'There is no such account.',
  isActive: 'This person has chosen a password already.',
  sent: (email: string) => `The invitation is on its way to ${email}.`,
  madeNotSent: 'The account is made, but its invitation could not be sent. Please send it again.',
  notSent: 'The email could not be sent. Please try again in some minutes.',
  tooOften: (wait: string) => `This invitation was sent too often. Please try again in ${wait}.`,
}
