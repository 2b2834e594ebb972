import type { EndpointName } from '@nusa/shared/api'
import type { Limit } from '../ports/limiter.ts'

const minute = 60
const hour = 60 * minute

interface EndpointLimits {
  ip?: Limit
  /**
   * Limits attempts for one account from one IP address. If this limit is set, the limit `account` does not apply to
   * IP addresses from which the owner has signed in, so an attacker cannot lock the owner out.
   */
  accountAtIp?: Limit
  /**
   * Limits attempts for one account from all IP addresses together. The account of a signed-out visitor is identified
   * by the email address in the request.
   */
  account?: Limit
}

/** Health checks are unlimited, because a monitoring service would report an exceeded limit as an outage. */
export const unlimitedEndpoints: ReadonlySet<EndpointName> = new Set(['health'])

/** Applies to all IP addresses together. Prevents a broken release or an attacker from flooding the log. */
export const browserErrorLimit: Limit = { attempts: 60, seconds: minute, scope: 'process' }

/**
 * Limits how many webhooks with a wrong token are recorded. All of them are rejected. Further webhooks appear only in
 * the request log.
 */
export const refusedWebhookLimits = {
  perIpAddress: { attempts: 10, seconds: minute, scope: 'process' },
  allIpAddresses: { attempts: 60, seconds: minute, scope: 'process' },
} satisfies Record<string, Limit>

/** Applies to all requests from an IP address, to all endpoints together. */
export const globalIpLimit: Limit = { attempts: 600, seconds: minute, scope: 'process' }

/** Only failed attempts count. */
export const signInLimits = {
  ip: { attempts: 30, seconds: 5 * minute },
  accountAtIp: { attempts: 10, seconds: 15 * minute },
  account: { attempts: 100, seconds: hour },
} satisfies EndpointLimits

/**
 * Stricter limits for single endpoints. The number of emails to one address is limited in
 * `services/account/account-mail.ts`.
 */
export const rateLimits: Partial<Record<EndpointName, EndpointLimits>> = {
  signUp: {
    ip: { attempts: 10, seconds: hour },
    accountAtIp: { attempts: 5, seconds: hour },
    account: { attempts: 20, seconds: hour },
  },
  signIn: signInLimits,
  verifyEmail: { ip: { attempts: 30, seconds: 5 * minute } },
  resendVerification: { ip: { attempts: 10, seconds: hour }, accountAtIp: { attempts: 3, seconds: hour } },
  confirmEmail: { ip: { attempts: 30, seconds: 5 * minute } },
  forgotPassword: { ip: { attempts: 10, seconds: hour }, accountAtIp: { attempts: 3, seconds: hour } },
  readResetLink: { ip: { attempts: 30, seconds: 5 * minute } },
  resetPassword: { ip: { attempts: 20, seconds: hour } },
  changeProfile: { account: { attempts: 60, seconds: minute } },
  changePassword: { account: { attempts: 10, seconds: 15 * minute } },
  changeEmail: { ip: { attempts: 10, seconds: hour }, account: { attempts: 5, seconds: hour } },
  changePreferences: { account: { attempts: 60, seconds: minute } },
  changeNewsletter: { account: { attempts: 20, seconds: minute } },
  downloadData: { account: { attempts: 10, seconds: hour } },
  deleteAccount: { account: { attempts: 5, seconds: 15 * minute } },
  putAvatar: { ip: { attempts: 60, seconds: hour }, account: { attempts: 20, seconds: hour } },
  removeAvatar: { account: { attempts: 20, seconds: minute } },
  putIdentityDocument: { ip: { attempts: 30, seconds: hour }, account: { attempts: 10, seconds: hour } },
  removeIdentityDocument: { account: { attempts: 20, seconds: minute } },
  addFavorite: { account: { attempts: 120, seconds: minute } },
  removeFavorite: { account: { attempts: 120, seconds: minute } },
  subscribe: {
    ip: { attempts: 10, seconds: hour },
    accountAtIp: { attempts: 3, seconds: hour },
    account: { attempts: 10, seconds: hour },
  },
  confirmNewsletter: { ip: { attempts: 30, seconds: 5 * minute } },
  unsubscribe: { ip: { attempts: 30, seconds: 5 * minute } },
  availability: { ip: { attempts: 120, seconds: minute, scope: 'process' } },
  reportBrowserError: { ip: { attempts: 10, seconds: minute, scope: 'process' } },
  getVoucher: { account: { attempts: 30, seconds: minute } },
  getCalendarEntry: { account: { attempts: 60, seconds: minute } },
  placeBooking: { account: { attempts: 30, seconds: minute } },
  openTripDetails: {
    ip: { attempts: 60, seconds: 5 * minute },
    account: { attempts: 120, seconds: hour },
  },
  saveTripDetails: {
    ip: { attempts: 30, seconds: 5 * minute },
    account: { attempts: 30, seconds: hour },
  },
  cancelBooking: { account: { attempts: 30, seconds: minute } },
  createXenditInvoice: { account: { attempts: 30, seconds: minute } },
}
