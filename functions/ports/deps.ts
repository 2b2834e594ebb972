import type { AccountDetails } from './account-details.ts'
import type { Accounts } from './accounts.ts'
import type { AvailabilityReader } from './availability.ts'
import type { Background } from './background.ts'
import type { Bookings } from './bookings.ts'
import type { Cancellations } from './cancellations.ts'
import type { Catalog } from './catalog.ts'
import type { Favorites } from './favorites.ts'
import type { Housekeeping } from './housekeeping.ts'
import type { Limiter } from './limiter.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail.ts'
import type { Outbox } from './outbox.ts'
import type { PaymentProvider } from './payments.ts'
import type { PictureMaker, Pictures } from './pictures.ts'
import type { Previews } from './previews.ts'
import type { RefundProvider } from './refund-provider.ts'
import type { Refunds } from './refunds.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { Terms } from './terms.ts'
import type { Vouchers } from './vouchers.ts'

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
