export const accountMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  nothingToDo: 'If this wasn’t you, you don’t need to do anything.',
  contactUs: 'If this wasn’t you, please contact us right away: someone may know your password.',

  verify: {
    subject: 'Please verify your email',
    welcome: 'Welcome!',
    text: 'Please confirm that this email address is yours. After that, you can sign in. The link is valid for one day.',
    ignoreIfNotYou: 'If you didn’t create an account with us, please ignore this email.',
    button: 'Verify email',
  },
  accountExists: {
    subject: 'You already have an account',
    requestedSignUp: 'Someone, probably you, tried to create an account with this email address. It already has one.',
    requestedChange:
      'Someone, probably you, tried to use this email address for another account. It already has an account.',
    signIn: 'Please sign in. If you’ve forgotten your password, you can request a new one there.',
    button: 'Sign in',
  },
  reset: {
    subject: 'Set a new password',
    text: 'you requested a new password. The link is valid for one hour.',
    ifNotYou: 'If this wasn’t you, you don’t need to do anything: your password stays the same.',
    button: 'Set a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'your password was changed, and all other devices were signed out.',
    button: 'Set a new password',
  },
  newEmail: {
    subject: 'Please confirm your new email',
    text: 'You’d like to sign in with this email address from now on. Please confirm it. The link is valid for one day.',
    ifNotYou: 'Nothing changes until then. If this wasn’t you, please ignore this email.',
    button: 'Confirm email',
  },
  emailChangeRequested: {
    subject: 'Request to change your email address',
    text: (address: string) =>
      `someone, hopefully you, wants to sign in with ${address} from now on. Nothing changes until that address is confirmed.`,
    ifNotYou:
      'If this wasn’t you, someone knows your password. Please set a new one right away, which also cancels the change.',
    button: 'Set a new password',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: (address: string) => `you now sign in with ${address}. We no longer use this address.`,
    contact: 'If this wasn’t you, please contact us right away.',
  },
  deleted: {
    subject: 'Your account has been deleted',
    text: 'we’ve deleted your account and your personal data. We only keep the booking records that our accounts require, without your name.',
    thanks: 'Thank you for traveling with us.',
  },
  identityVerified: {
    subject: 'Your identity is verified',
    text: 'we’ve checked your document and verified your identity. There’s nothing more to do.',
    button: 'View your account',
  },
  identityRefused: {
    subject: 'We could not accept your document',
    text: 'we’ve checked your document, but we couldn’t accept it.',
    reason: (reason: string) => `Reason: ${reason}`,
    uploadAgain: 'You can upload a new picture at any time.',
    button: 'Upload a new picture',
  },
  identityOutdated: {
    subject: 'Please upload your document again',
    text: 'we’re sorry: we didn’t review your document within 30 days, so we’ve deleted it. We don’t keep documents longer than we need them.',
    uploadAgain: 'If you still want to verify your identity, please upload it again.',
    button: 'Upload your document',
  },
  newsletter: {
    subject: 'Please confirm your subscription',
    text: 'Someone, hopefully you, signed up for our newsletter with this email address. Please confirm it. The link is valid for seven days.',
    ifNotYou: 'If this wasn’t you, please ignore this email and we won’t write again.',
    button: 'Confirm subscription',
    unsubscribe: (url: string) => `You can unsubscribe at any time: ${url}`,
  },
}
