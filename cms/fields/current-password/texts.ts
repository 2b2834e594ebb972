export const currentPasswordTexts = {
  yourPassword: 'Your own password',
  yourPasswordHelp: 'Enter your own password to confirm.',
  confirmRequired: 'Please confirm with your own password, since this changes who can sign in or what they may do.',
  wrongPassword: 'This is not your password.',
  newPasswordRefused: (why: string) => `The new password was not accepted. ${why}`,
}
