import type { EndpointName } from '@nusa/shared/api'
import type { Limit } from '../ports/limiter.ts'

const minute = 60
const hour = 60 * minute

interface EndpointLimits {
  /** Attempts from one address. */
  ip?: Limit
  /** Attempts that concern one account: by its e-mail before, by its number after signing in. */
  account?: Limit
}

/** An address may ask this often, whatever it asks. */
export const everywhere: Limit = { attempts: 600, seconds: minute, scope: 'process' }

/** The tighter limits of what can be guessed, mailed or bought. */
export const rateLimits: Partial<Record<EndpointName, EndpointLimits>> = {
  signUp: { ip: { attempts: 10, seconds: hour }, account: { attempts: 5, seconds: hour } },
  signIn: { ip: { attempts: 30, seconds: 5 * minute }, account: { attempts: 10, seconds: 5 * minute } },
  verifyEmail: { ip: { attempts: 30, seconds: 5 * minute } },
  resendVerification: { ip: { attempts: 10, seconds: hour }, account: { attempts: 3, seconds: hour } },
  confirmEmail: { ip: { attempts: 30, seconds: 5 * minute } },
  forgotPassword: { ip: { attempts: 10, seconds: hour }, account: { attempts: 3, seconds: hour } },
  resetPassword: { ip: { attempts: 20, seconds: hour } },
  changeProfile: { account: { attempts: 60, seconds: minute } },
  changePassword: { account: { attempts: 10, seconds: 5 * minute } },
  changeEmail: { ip: { attempts: 10, seconds: hour }, account: { attempts: 5, seconds: hour } },
  changePreferences: { account: { attempts: 60, seconds: minute } },
  changeNewsletter: { account: { attempts: 20, seconds: minute } },
  downloadData: { account: { attempts: 10, seconds: hour } },
  deleteAccount: { account: { attempts: 5, seconds: 5 * minute } },
  putAvatar: { ip: { attempts: 60, seconds: hour }, account: { attempts: 20, seconds: hour } },
  removeAvatar: { account: { attempts: 20, seconds: minute } },
  putIdentityDocument: { ip: { attempts: 30, seconds: hour }, account: { attempts: 10, seconds: hour } },
  removeIdentityDocument: { account: { attempts: 20, seconds: minute } },
  addFavorite: { account: { attempts: 120, seconds: minute } },
  removeFavorite: { account: { attempts: 120, seconds: minute } },
  subscribe: { ip: { attempts: 10, seconds: hour }, account: { attempts: 3, seconds: hour } },
  confirmNewsletter: { ip: { attempts: 30, seconds: 5 * minute } },
  unsubscribe: { ip: { attempts: 30, seconds: 5 * minute } },
  availability: { ip: { attempts: 120, seconds: minute, scope: 'process' } },
  getVoucher: { account: { attempts: 30, seconds: minute } },
  getCalendarEntry: { account: { attempts: 60, seconds: minute } },
  placeBooking: { account: { attempts: 30, seconds: minute } },
  cancelBooking: { account: { attempts: 30, seconds: minute } },
  createXenditInvoice: { account: { attempts: 30, seconds: minute } },
}
