import { invalidEmailMessage } from '@nusa/shared/account'
import { failures } from '@nusa/shared/api'

export const sessionTexts = {
  signInDescription: 'Sign in to your account or create one.',
  chooseNewDescription: 'Choose a new password for your account.',
  verifyDescription: 'Verify your email address.',
  verify: 'Verify your email address',
  needsScript: 'Your account needs JavaScript. Please turn it on in your browser, or contact us and we’ll help you.',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  account: 'Account',
  dashboard: 'Dashboard',
  favorites: 'Favorites',
  createAccount: 'Create Account',
  agreeBySigningUp: 'By creating an account you agree to our',
  and: 'and',
  resetPassword: 'Reset Password',

  email: 'Email',
  password: 'Password',
  newPassword: 'New Password',
  fullName: 'Full Name',
  username: 'Username',

  forgotPassword: 'Forgot password?',
  noAccount: "Don't have an account?",
  alreadyHaveAccount: 'Already have an account?',
  backToSignIn: 'Back to sign in',
  backToAccount: 'Back to your account',
  sendLink: 'Send reset link',
  forgotHint: 'Enter your email address and we’ll send you a link to choose a new password.',
  linkSent: 'Check your email',
  linkSentText: 'If this address has an account, a link to choose a new password is on its way.',
  savePassword: 'Save new password',
  working: 'One moment…',

  welcome: { title: 'Welcome back!', description: 'Successfully logged in.' },
  accountCreated: { title: 'Account Created!', description: 'Please check your email to verify your account.' },
  loginError: 'Login Error',
  signupError: 'Signup Error',
  error: 'Error',
  unexpectedError: failures.internal.message,
  cookiesBlocked: {
    title: 'Your browser blocks cookies',
    description:
      'You’re not signed in, because signing in needs a cookie. Allow cookies for this site in your browser settings, then press Sign In again. What you entered is still here.',
  },
  emailInvalid: invalidEmailMessage,

  fileSignIn: 'Sign in to get your file.',

  signedOut: 'Your session has ended. Nothing on this page is lost.',
  signInAgain: 'Sign in again',
  signOutFailed: { title: 'Error', description: 'We couldn’t sign you out. Please try again.' },

  signedInAs: (email: string) => `You are signed in as ${email}.`,
  useAnotherAccount: 'Use another account',
  goToAccount: 'Go to your account',

  verifying: 'Verifying your email address…',
  emailVerified: 'Your email address is verified',
  emailVerifiedText: 'Thank you. You can sign in now.',
  verifyFailed: 'We couldn’t verify your email address',
  verifyInvalid: {
    used: {
      title: 'This link has already been used',
      text: 'Your email address is most likely verified, so you can sign in.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Links are valid for a day, and only the latest one works. We can send you a new one.',
    },
    unknown: {
      title: 'This link is no longer valid',
      text: 'It may be incomplete, or we’ve sent a newer one. Enter your email address to get a new one.',
    },
  },
  sendNewLink: 'Send a new link',
  newLinkSent: 'Check your email',
  newLinkSentText: 'If this account still needs to be verified, a new link is on its way.',
  sendNewVerification: 'Not verified yet? Send a new link',
  tryAgain: 'Try again',

  confirm: 'Confirm your new email address',
  confirmDescription: 'Confirm the new email address of your account.',
  confirming: 'Confirming your new email address…',
  emailConfirmed: 'Your new email address is confirmed',
  emailConfirmedText: 'Use it to sign in from now on.',
  confirmFailed: 'We couldn’t confirm your new email address',
  confirmInvalid: {
    used: { title: 'This link has already been used', text: 'It confirmed your new email address.' },
    expired: {
      title: 'This link has expired',
      text: 'Links are valid for a day, or until the address or the password changes again. Please check your settings.',
    },
    unknown: {
      title: 'This link is no longer valid',
      text: 'It may be incomplete, or the address was changed again. Please check your settings.',
    },
  },
  goToSettings: 'Go to your settings',

  resetInvalid: {
    used: 'This link has already been used. If it wasn’t you who chose a new password, request a new link right away.',
    expired: 'This link has expired: it’s valid for an hour, or until the password changes. Please request a new one.',
    unknown: failures.token_invalid.message,
  },

  chooseNewPassword: 'Choose a new password',
  passwordSaved: 'Your new password has been saved',
  passwordSavedText: 'You’ve been signed out on all devices. Please sign in with your new password.',
  requestNewLink: 'Request a new link',

  filePage: {
    title: 'Your file',
    description: 'The voucher or the calendar entry of your booking.',
    needsScript: 'Your voucher is downloaded with JavaScript. Please turn it on in your browser, or contact us.',
    downloadingVoucher: 'Your voucher is being downloaded',
    downloadingCalendarEntry: 'Your calendar entry is being downloaded',
    downloadingFile: 'Your file is being downloaded',
    downloadAgainHint: 'If nothing happens, download it again.',
    downloadAgain: 'Download again',
    tryAgain: 'Try again',
    toBookings: 'Your bookings',
    fileNotFound: 'There is no such file',
    notInAccount: 'This booking is not in your account',
    notInAccountText: 'It belongs to another account, or it no longer exists. Did you book with another email address?',
    failed: 'We couldn’t open your file',
  },
} as const
