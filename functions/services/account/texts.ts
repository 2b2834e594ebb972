/** Every word of the mails about an account and about the newsletter. */
export const accountMailTexts = {
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  nothingToDo: 'If it was not you, there is nothing to do.',
  contactUs: 'If it was not you, please write to us at once: somebody may know your password.',

  verify: {
    subject: 'Please verify your e-mail',
    welcome: 'Welcome.',
    text: 'Please confirm that this e-mail address is yours. After that you can sign in. The link is good for one day.',
    ignore: 'If you did not make an account with us, please ignore this mail.',
    button: 'Verify e-mail',
  },
  known: {
    subject: 'You already have an account',
    wanted: 'Somebody, probably you, wanted to make an account with this e-mail address. It has one already.',
    wantedToChange:
      'Somebody, probably you, wanted to use this e-mail address for another account. It has one of its own already.',
    signIn: 'Please sign in. If you forgot your password, ask for a new one there.',
    button: 'Sign in',
  },
  reset: {
    subject: 'Set a new password',
    text: 'you asked for a new password. The link is good for one hour.',
    otherwise: 'If it was not you, there is nothing to do: your password stays as it is.',
    button: 'Set a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'the password of your account was changed, and all other devices were signed out.',
    button: 'Set a new password',
  },
  newEmail: {
    subject: 'Please confirm your new e-mail',
    text: 'You want to sign in with this e-mail address from now on. Please confirm it. The link is good for one day.',
    otherwise: 'Until then, and if it was not you, everything stays as it is.',
    button: 'Confirm e-mail',
  },
  emailWanted: {
    subject: 'Another e-mail address for your account',
    text: (address: string) =>
      `somebody, hopefully you, wants to sign in with ${address} from now on. Until that address is confirmed everything stays as it is.`,
    otherwise:
      'If it was not you, somebody knows your password: please set a new one at once, which also calls the change off.',
    button: 'Set a new password',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: (address: string) => `you sign in with ${address} from now on. This address is no longer used.`,
    contact: 'If it was not you, please write to us at once.',
  },
  deleted: {
    subject: 'Your account is deleted',
    text: 'your account and all that we knew of you are deleted. Of bookings only what our books need is kept, without your name.',
    thanks: 'Thank you for having been with us.',
  },
  identityVerified: {
    subject: 'Your identity is verified',
    text: 'our team has looked at your document, and your identity is verified. There is nothing more to do.',
    button: 'See your account',
  },
  identityRefused: {
    subject: 'We could not accept your document',
    text: 'our team has looked at your document and could not accept it.',
    reason: (reason: string) => `The reason: ${reason}`,
    again: 'You can upload another picture at any time.',
    button: 'Upload another picture',
  },
  identityOutdated: {
    subject: 'Please upload your document once more',
    text: 'we are sorry: nobody of our team has looked at your document within 30 days, so we deleted it, as we do not keep such pictures for longer than we must.',
    again: 'Please upload it once more, if you still want your identity to be verified.',
    button: 'Upload the document',
  },
  newsletter: {
    subject: 'Please confirm your subscription',
    text: 'Somebody, hopefully you, wants our newsletter at this e-mail address. Please confirm it. The link is good for seven days.',
    otherwise: 'If it was not you, please ignore this mail: nothing will be sent to you.',
    button: 'Confirm subscription',
    unsubscribe: (url: string) => `You can take this address out again at any time: ${url}`,
  },
}
