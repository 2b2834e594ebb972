/** Every text of signing in, signing up and the mails that lead back. */
export const sessionTexts = {
  signInDescription: 'Sign in to your account or create one.',
  chooseNewDescription: 'Where the link of our password mail leads.',
  verifyDescription: 'Where the link of our sign-up mail leads.',
  verify: 'Verify your e-mail address',
  needsScript:
    'Your account needs JavaScript. Please switch it on in your browser, or contact us and we will help you.',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  account: 'Account',
  dashboard: 'Dashboard',
  favorites: 'Favorites',
  createAccount: 'Create Account',
  resetPassword: 'Reset Password',

  email: 'Email',
  password: 'Password',
  newPassword: 'New Password',
  fullName: 'Full Name',
  username: 'Username',

  forgot: 'Forgot password?',
  noAccount: "Don't have an account?",
  haveAccount: 'Already have an account?',
  backToSignIn: 'Back to sign in',
  backToAccount: 'Back to your account',
  sendLink: 'Send reset link',
  forgotHint: 'Enter your e-mail address. We will send you a link to choose a new password.',
  linkSent: 'Check your e-mail',
  linkSentText: 'If this address has an account, a link to choose a new password is on its way.',
  savePassword: 'Save new password',
  working: 'One moment…',

  welcome: { title: 'Welcome back!', description: 'Successfully logged in.' },
  created: { title: 'Account Created!', description: 'Please check your email to verify your account.' },
  loginError: 'Login Error',
  signupError: 'Signup Error',
  error: 'Error',
  unexpected: 'An unexpected error occurred.',
  cookiesBlocked: {
    title: 'Your browser blocks cookies',
    description:
      'You are not signed in, because signing in needs a cookie. Allow cookies for this site in the settings of your browser, then press Sign In again. What you entered is still here.',
  },
  emailWrong: 'Enter an e-mail address such as name@example.com.',

  signedOut: 'Your session has ended. Nothing on this page is lost.',
  signInAgain: 'Sign in again',
  signOutFailed: { title: 'Error', description: 'We could not sign you out. Please try again.' },

  signedInAs: (email: string) => `You are signed in as ${email}.`,
  useAnother: 'Use another account',
  toAccount: 'Go to your account',

  verifying: 'Verifying your e-mail address…',
  verified: 'Your e-mail address is verified',
  verifiedText: 'Thank you. You can sign in now.',
  verifyFailed: 'We could not verify your e-mail address',
  verifyInvalid: {
    used: {
      title: 'This link was used already',
      text: 'Your e-mail address is most likely verified, and you can sign in.',
    },
    expired: {
      title: 'This link has expired',
      text: 'A link counts for a day, and only the newest one does. We can send you a new one.',
    },
    unknown: {
      title: 'This link is no longer valid',
      text: 'It may be incomplete, or a newer one was sent. Enter your e-mail address to get a new one.',
    },
  },
  resend: 'Send a new link',
  resent: 'Check your e-mail',
  resentText: 'If an account waits to be verified, a new link is on its way.',
  notVerified: 'Not verified yet? Send a new link',
  tryAgain: 'Try again',

  confirm: 'Confirm your new e-mail address',
  confirmDescription: 'Where the link of our mail to a new address leads.',
  confirming: 'Confirming your new e-mail address…',
  confirmed: 'Your new e-mail address counts now',
  confirmedText: 'Sign in with it from now on.',
  confirmFailed: 'We could not confirm your new e-mail address',
  confirmInvalid: {
    used: { title: 'This link was used already', text: 'Your new e-mail address was confirmed with it.' },
    expired: {
      title: 'This link has expired',
      text: 'A link counts for a day, or until the address or the password is changed once more. Please look at your settings.',
    },
    unknown: {
      title: 'This link is no longer valid',
      text: 'It may be incomplete, or the address was changed once more. Please look at your settings.',
    },
  },
  toSettings: 'Go to your settings',

  resetInvalid: {
    used: 'This link was used already. If it was not you who chose a new password, ask for a new link at once.',
    expired:
      'This link has expired: it counts for an hour, or until the password is changed. Please ask for a new one.',
    unknown: 'This link is no longer valid. Please ask for a new one.',
  },

  chooseNew: 'Choose a new password',
  passwordSaved: 'Your new password is saved',
  passwordSavedText: 'All devices of this account were signed out. Please sign in with the new password.',
  askNewLink: 'Ask for a new link',
} as const
