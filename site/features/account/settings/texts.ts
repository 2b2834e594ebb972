import { invalidEmailMessage, passwordRequiredMessage, sameEmailMessage } from '@nusa/shared/account'

export const settingsTexts = {
  working: 'One moment…',
  save: 'Save',
  cancel: 'Cancel',
  error: 'Error',
  loadFailed: 'Failed to load your data.',
  retry: 'Try again',
  loading: 'Loading your settings…',
  passwordRequired: passwordRequiredMessage,
  forgot: 'Forgot password?',
  linkSent: 'Check your email',
  linkSentText: (address: string) => `A link to choose a new password is on its way to ${address}.`,

  email: 'Email',
  emailText: 'You sign in with this address, and we send your booking emails to it.',
  emailPending: (address: string) =>
    `${address} still needs to be confirmed: open the link in the email we sent there. Until then, you sign in with your current address.`,
  changeEmail: 'Change email',
  keepCurrentEmail: 'Keep my current address',
  emailChangeCancelled: 'Change cancelled',
  emailChangeCancelledText: (address: string) => `You still sign in with ${address}.`,
  newEmail: 'New email',
  yourPassword: 'Your password',
  emailInvalid: invalidEmailMessage,
  sameEmail: sameEmailMessage,
  confirmationSent: 'Check your email',
  confirmationSentText: (address: string) => `A link to confirm your new address is on its way to ${address}.`,

  password: 'Password',
  passwordText: 'Changing your password signs you out on all other devices.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordMaybeSaved:
    'The password is wrong. Your last change may have been saved even though we didn’t get a response: please try your new password.',
  passwordChanged: { title: 'Password changed', description: 'You’ve been signed out on all other devices.' },

  newsletter: 'Newsletter',
  newsletterText: 'New trips, quiet seasons and special rates, about once a month.',
  newsletterSwitch: 'Send me the newsletter',

  data: 'Your data',
  dataText: 'Everything we store about you, in one file that you and other apps can read.',
  download: 'Download my data',
  downloaded: { title: 'Your data has been downloaded' },
  fileName: 'nusa-account.json',

  allDevices: 'All devices',
  allDevicesText: 'Signs you out on every device, including this one. Useful if you’ve lost a device.',
  signOutEverywhere: 'Sign out everywhere',

  deleteAccount: 'Delete my account',
  deletionText: 'Your profile, pictures, favorites and newsletter subscription will be permanently deleted.',
  retainedRecordsText:
    'The law requires us to keep records of your bookings (titles, dates and amounts), but without your name, address, contact details and fellow travelers.',
  deletionCondition: 'First, cancel any booking that is upcoming or unpaid, and wait for any refund.',
  irreversibleHint: 'This can’t be undone.',
  keepAccount: 'Keep my account',
  toBookings: 'View your bookings',
  accountDeleted: { title: 'Your account has been deleted', description: 'Thank you for traveling with us.' },
  deletionUnconfirmed: {
    title: 'We don’t know whether your account was deleted',
    description: 'If it was, you’ll get an email from us. If not, you can sign in here.',
  },
} as const
