import type { Favorites as FavoriteList, TokenInvalidReason } from '@nusa/shared/account'
import type { AcceptedTerms, Availability, AvailabilityQuery } from '@nusa/shared/booking'
import type { AccountDetails, Accounts, Traveller } from './accounts.ts'
import type { Background } from './background.ts'
import type { Bookings } from './bookings.ts'
import type { Cancellations } from './cancellations.ts'
import type { Catalog } from './catalog.ts'
import type { Limiter } from './limiter.ts'
import type { Mailer, Outbox } from './mail.ts'
import type { PaymentProvider } from './payments.ts'
import type { PictureMaker, Pictures } from './pictures.ts'
import type { Previews } from './previews.ts'
import type { RefundProvider, Refunds } from './refunds.ts'
import type { TripDetails } from './trip-details.ts'
import type { Vouchers } from './vouchers.ts'
import type { WebhookProblems } from './webhook-problems.ts'

export interface Settings {
  /** Without a trailing slash. */
  siteUrl: string
  isProduction: boolean
  /** Proves that a webhook was sent by Xendit. */
  webhookToken: string
  /** Token of the timer that calls `GET /api/sweep`. If it is null, the endpoint does not exist. */
  cronSecret: string | null
  /** The header in which a trusted proxy sends the caller's IP address. Null if there is no trusted proxy. */
  trustedProxyHeader: string | null
  /** The secret that the proxy adds to each request. Null if requests need no secret. */
  originSecret: string | null
  /** The header in which a trusted proxy sends the request ID. Null if there is no trusted proxy. */
  proxyRequestIdHeader: string | null
  /** Multiplies the allowed attempts of each rate limit. */
  rateLimitScale: number
  logsBrowserErrors: boolean
  /** Null if the operator has not set the release. */
  release: string | null
  /**
   * Minimum duration (ms) of sign-in, sign-up and password reset, so that the duration does not reveal whether an
   * account exists.
   */
  minAuthDurationMs: number
  /** Minimum duration (ms) of background work that must not reveal whether an email is sent. */
  minMailDurationMs: number
}

export interface Deps {
  settings: Settings
  accounts: Accounts
  accountDetails: AccountDetails
  pictures: Pictures
  pictureMaker: PictureMaker
  favorites: Favorites
  catalog: Catalog
  bookings: Bookings
  availability: AvailabilityReader
  payments: PaymentProvider
  webhookProblems: WebhookProblems
  cancellations: Cancellations
  refunds: Refunds
  refundProvider: RefundProvider
  terms: Terms
  tripDetails: TripDetails
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
  ping: () => Promise<void>
}

export type Log = (entry: LogEntry) => void

/** Must not contain a body, a cookie, a token or an email address. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  event: string
  [detail: string]: string | number | boolean | null | undefined
}

export interface AvailabilityReader {
  /** Returns the units left on each day of a date range. Returns no days if the offer is not available. */
  read(query: AvailabilityQuery): Promise<Availability>
}

export interface Favorites {
  /** Returns the favourites, latest first. Unpublished tours are left out until they are published again. */
  list(traveller: Traveller): Promise<FavoriteList>
  /** Does nothing if the tour is already a favourite. Returns false if the tour is not published. */
  add(traveller: Traveller, tourId: number): Promise<boolean>
  remove(traveller: Traveller, tourId: number): Promise<void>
}

export interface Housekeeping {
  /**
   * Deletes expired sessions and links, accounts and subscriptions that were never confirmed, and the pictures of
   * documents that were reviewed long ago. Also deletes documents that were not reviewed in time, and emails their
   * owners. Returns how many records were deleted.
   */
  deleteOutdated(now: Date): Promise<number>
}

/** Email addresses are compared case-insensitively. */
export interface Subscriptions {
  /**
   * Creates the tokens of the links that confirm and end the subscription. Returns null if the address is already
   * subscribed.
   */
  requestSubscription(email: string): Promise<{ confirmToken: string; unsubscribeToken: string } | null>
  confirm(token: string): Promise<'ok' | TokenInvalidReason>
  /** Returns whether the token is known. */
  unsubscribe(token: string): Promise<boolean>
}

export interface Terms {
  findAccepted(invoiceId: string, traveller: Traveller): Promise<AcceptedTerms | 'no-invoice' | 'no-terms'>
}
