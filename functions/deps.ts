import type { AccountDetails } from './ports/account-details.ts'
import type { Accounts } from './ports/accounts.ts'
import type { AvailabilityReader } from './ports/availability.ts'
import type { Background } from './ports/background.ts'
import type { Bookings } from './ports/bookings.ts'
import type { Cancellations } from './ports/cancellations.ts'
import type { Catalog } from './ports/catalog.ts'
import type { Favorites } from './ports/favorites.ts'
import type { Housekeeping } from './ports/housekeeping.ts'
import type { Limiter } from './ports/limiter.ts'
import type { Log } from './ports/log.ts'
import type { Mailer } from './ports/mail.ts'
import type { Outbox } from './ports/outbox.ts'
import type { PaymentProvider } from './ports/payments.ts'
import type { PictureMaker, Pictures } from './ports/pictures.ts'
import type { Previews } from './ports/previews.ts'
import type { RefundProvider } from './ports/refund-provider.ts'
import type { Refunds } from './ports/refunds.ts'
import type { Subscriptions } from './ports/subscriptions.ts'
import type { Terms } from './ports/terms.ts'
import type { Vouchers } from './ports/vouchers.ts'

export interface Settings {
  /** URL of the storefront, without a trailing slash. */
  siteUrl: string
  isProduction: boolean
  webhookToken: string
  trustedProxyHeader: string | null
  /** Multiplies every rate limit. */
  rateLimitScale: number
  /**
   * Minimum duration (ms) of sign-in, sign-up and password reset, so that their duration does not reveal who has an account.
   */
  minAuthDurationMs: number
  /** Minimum duration (ms) of background work that must not reveal whether a mail is sent. */
  minMailDurationMs: number
}

/** The dependencies of the application. */
export interface Deps {
  settings: Settings
  accounts: Accounts
  details: AccountDetails
  pictures: Pictures
  pictureMaker: PictureMaker
  favorites: Favorites
  catalog: Catalog
  bookings: Bookings
  availability: AvailabilityReader
  payments: PaymentProvider
  cancellations: Cancellations
  refunds: Refunds
  refundProvider: RefundProvider
  terms: Terms
  subscriptions: Subscriptions
  mailer: Mailer
  outbox: Outbox
  vouchers: Vouchers
  /** Null if the URL of the CMS is not set. */
  previews: Previews | null
  background: Background
  limiter: Limiter
  housekeeping: Housekeeping
  log: Log
  now: () => Date
  /** Resolves if the database responds. */
  ping: () => Promise<void>
}
