/** The texts of the account's settings. */
export const settingsTexts = {
  working: 'One moment…',
  save: 'Save',
  cancel: 'Cancel',
  error: 'Error',
  loadFailed: 'Failed to load your data.',
  retry: 'Try again',
  loading: 'Loading your settings…',
  passwordNeeded: 'Please enter your password.',
  forgot: 'Forgot password?',
  linkSent: 'Check your e-mail',
  linkSentText: (address: string) => `A link to choose a new password is on its way to ${address}.`,

  email: 'Email',
  emailText: 'You sign in with this address, and we write to it.',
  emailPending: (address: string) =>
    `${address} waits to be confirmed: open the link that we have sent there. Until then the old address counts.`,
  changeEmail: 'Change email',
  callEmailOff: 'Keep the old address',
  emailCalledOff: 'Address kept',
  emailCalledOffText: (address: string) => `You go on signing in with ${address}.`,
  newEmail: 'New email',
  yourPassword: 'Your password',
  emailWrong: 'Enter an e-mail address such as name@example.com.',
  emailSame: 'This is your e-mail address already.',
  emailSent: 'Check your e-mail',
  emailSentText: (address: string) => `A link to confirm your new address is on its way to ${address}.`,

  password: 'Password',
  passwordText: 'A new password signs out all your other devices.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordMaybeSaved:
    'The password is wrong. Your change before may have been saved, though we heard no answer: please try your new password.',
  passwordChanged: { title: 'Password changed', description: 'All your other devices were signed out.' },

  newsletter: 'Newsletter',
  newsletterText: 'New trips, quiet seasons and special rates, about once a month.',
  newsletterSwitch: 'Send me the newsletter',

  data: 'Your data',
  dataText: 'All that we keep about you, as a file that you and other programs can read.',
  download: 'Download my data',
  downloaded: { title: 'Your data is in your downloads' },
  fileName: 'nusa-account.json',

  everywhere: 'All devices',
  everywhereText: 'Ends every session of your account, this one too. Useful when a device is lost.',
  signOutEverywhere: 'Sign out everywhere',

  delete: 'Delete my account',
  deleteText: 'Your profile, pictures, favorites and newsletter are deleted for good.',
  deleteKept:
    'What you booked stays in our books, as the law asks, with titles, dates and amounts, but without your name, address and contacts, and without your fellow travelers.',
  deleteFinal: 'This can not be undone.',
  keepAccount: 'Keep my account',
  toBookings: 'Go to your bookings',
  deleted: { title: 'Your account is deleted', description: 'Thank you for traveling with us.' },
  deletedUnheard: {
    title: 'We do not know whether your account is deleted',
    description: 'If it is, an e-mail from us says so. If it is not, you can sign in here.',
  },
} as const
