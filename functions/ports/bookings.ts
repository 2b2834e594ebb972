import type {
  AnswerFact,
  BookingHistory,
  BookingHistoryQuery,
  BookingKind,
  BookingStatus,
  EventKind,
  InvoiceStatus,
  InvoiceView,
  MissingDetails,
  PaymentStatus,
  PickupProblem,
  SoldOutDetails,
  StoredPickup,
} from '@nusa/shared/booking'
import type { CancellationTiers } from '@nusa/shared/catalog'
import type { LocalDate, TimeZone } from '@nusa/shared/dates'
import type { LineQuote } from '@nusa/shared/pricing'
import type { Traveller } from './accounts.ts'
import type { Failure } from './failure.ts'
import type { QueuedMail } from './mail.ts'
import type { NewBooking, NewInvoice } from './new-invoice.ts'

export interface EarlierRequest {
  invoiceId: string
  travellerId: number
  requestHash: string
}

/** Amounts are in whole rupiah. */
export interface StoredInvoice {
  id: string
  travellerId: number
  status: InvoiceStatus
  totalAfterTax: number
  taxAmount: number
  currency: string
  expiresAt: Date
  paymentReferenceId: string | null
  paymentUrl: string | null
  needsAttention: boolean
  /** Null for invoices of earlier releases, which stored no request ID. */
  requestId: string | null
}

/** Titles and prices never change. Amounts are in whole rupiah. */
export interface StoredBooking {
  id: number
  /** For example 'NUSA-7K3F9Q-1'. */
  number: string
  /** An internal ID for keys and calendar events. It never changes. */
  reference: string
  status: BookingStatus
  paymentStatus: PaymentStatus
  kind: BookingKind
  productTitle: string
  packageTitle: string
  date: LocalDate
  endDate: LocalDate
  description: string
  quantity: number
  travelers: NewBooking['travelers']
  quote: LineQuote
  /** In whole rupiah before tax. */
  total: number
  /** The pickup day that staff have set. Null means that the pickup day follows from `pickupTime`. */
  pickupDate: LocalDate | null
  pickupTime: string
  pickupLocation: string
  deliveryLocation: string
  /** Local time (`HH:mm`) of the departure when it was booked. Empty if the booking has no departure. */
  startTime: string
  startLabel: string
  /** The current duration of the package or tour, such as '5 hours'. Empty if unknown. */
  duration: string
  /** The time zone of `startTime` and `pickupTime`. */
  timeZone: TimeZone
  /**
   * The former start (ISO 8601) if staff moved the pickup to an earlier time, else null. Cancellation deadlines still
   * depend on the former start.
   */
  promisedStart: string | null
  pickup: StoredPickup
  /** In rupiah. The driver collects this surcharge in cash. */
  pickupCash: number
  passengers: readonly string[]
  /** Null if no details are missing. */
  missing: MissingDetails | null
  /** The last day on which names can be entered. Null if all names were given with the booking. */
  namesDueDay: LocalDate | null
  answers: readonly AnswerFact[]
  /** Null if the pickup of a transfer fits its flight. */
  pickupProblem: PickupProblem | null
  /** The policy at the time of booking. */
  cancellationTiers: CancellationTiers
  changedAt: Date
}

export interface InvoiceWithBookings extends StoredInvoice {
  /** For example 'NUSA-7K3F9Q'. */
  orderNumber: string
  /** The data at the time of booking, except the email address, which is the current address of the account. */
  customer: Record<string, string>
  createdAt: Date
  paidAt: Date | null
  bookings: StoredBooking[]
}

/** Events are never changed or deleted. */
export interface PaymentEvent {
  kind: EventKind
  detail: Record<string, unknown>
  /** An event with the same provider event ID is stored once. */
  providerEventId: string | null
  needsAttention: boolean
}

/** A decision that is made while the row of the invoice is locked. */
export interface InvoiceDecision {
  invoice: { status: InvoiceStatus; paidAt?: Date; paymentMethod?: string; paymentReferenceId?: string } | null
  bookings: { status?: BookingStatus; paymentStatus: PaymentStatus } | null
  events: PaymentEvent[]
  /**
   * Clears the payment URL and ID of the provider's invoice, so that the next payment creates a new invoice at the
   * provider.
   */
  clearsPayment?: boolean
  /** The emails are queued in the same transaction. */
  mails?: QueuedMail[]
}

export type CreateInvoiceResult =
  | { invoiceId: string }
  | { earlierRequest: EarlierRequest }
  | { soldOut: SoldOutDetails['items'] }
  | { accountDeleted: true }

export interface Bookings {
  findByIdempotencyKey(idempotencyKey: string): Promise<EarlierRequest | null>
  /**
   * Creates the invoice and its bookings and reserves their capacity, in one transaction. Creates nothing if the
   * idempotency key was used before, capacity is missing or the account was deleted.
   */
  create(invoice: NewInvoice): Promise<CreateInvoiceResult>
  /** Returns null if the invoice belongs to another traveller. */
  readInvoice(id: string, traveller: Traveller): Promise<InvoiceView | null>
  /** Upcoming bookings include `today` and are sorted soonest first. Past bookings are sorted latest first. */
  readHistory(traveller: Traveller, query: BookingHistoryQuery, today: LocalDate): Promise<BookingHistory>
  /** Returns null if the booking belongs to another traveller. */
  findInvoiceByBooking(bookingId: number, traveller: Traveller): Promise<InvoiceWithBookings | null>
  findInvoice(id: string): Promise<InvoiceWithBookings | null>
  /** Returns the state of a booking before a change, for the email about the change. */
  findBookingBeforeChange(bookingId: number, earlierValues: unknown): Promise<StoredBooking | null>
  /**
   * Returns false if our invoice is no longer pending, its amount has changed, or another payment URL is already
   * stored.
   */
  storePayment(id: string, payment: { referenceId: string; url: string; amount: number }): Promise<boolean>
  /**
   * Locks the invoice's row, calls `decide` and applies the decision, in one transaction. Returns null if the invoice
   * does not exist.
   */
  decide(
    id: string,
    decide: (invoice: StoredInvoice) => InvoiceDecision,
  ): Promise<{ before: StoredInvoice; decision: InvoiceDecision } | null>
  /** Stores an event that belongs to none of our invoices. */
  storeUnassignedEvent(event: PaymentEvent): Promise<void>
  /** Returns those of the IDs whose events are stored. */
  findStoredEventIds(providerEventIds: readonly string[]): Promise<string[]>
  /** Returns the invoices with the oldest expiry first. */
  findOverdueInvoices(now: Date, limit: number): Promise<StoredInvoice[]>
  /**
   * Runs `work` while no other process calls the provider for this invoice. If the lock is not available within ten
   * seconds, returns the failure `payment_busy` without running `work`.
   */
  withPaymentLock<T>(invoiceId: string, work: () => Promise<T>): Promise<T | Failure>
}
