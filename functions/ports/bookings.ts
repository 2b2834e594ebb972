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
import type { MailNotice } from './mail.ts'
import type { NewBooking, NewInvoice } from './new-invoice.ts'

/** An earlier request with the same idempotency key. */
export interface EarlierRequest {
  invoiceId: string
  travellerId: number
  requestHash: string
}

/** A stored invoice. Amounts are in whole rupiah. */
export interface StoredInvoice {
  id: string
  travellerId: number
  status: InvoiceStatus
  totalAfterTax: number
  taxAmount: number
  currency: string
  expiresAt: Date
  /** The ID of the provider's invoice and its payment URL. */
  paymentReferenceId: string | null
  paymentUrl: string | null
  /** Whether staff must review a payment. */
  needsAttention: boolean
  /** The ID of the request that created the invoice, for the log. Null for invoices of releases that stored no ID. */
  requestId: string | null
}

/** A stored booking. Its titles and prices never change. Amounts are in whole rupiah. */
export interface StoredBooking {
  id: number
  /** The booking number shown to people, such as 'NUSA-7K3F9Q-1'. */
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
  /** The price before tax. */
  total: number
  /** The pickup day that staff have set. Null means that the pickup day follows from `pickupTime`. */
  pickupDate: LocalDate | null
  pickupTime: string
  pickupLocation: string
  deliveryLocation: string
  /** The local time (`HH:mm`) of the departure when it was booked. Empty if the booking has no departure. */
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
  /** The pickup surcharge (rupiah) that the driver collects in cash. */
  pickupCash: number
  /** The known names of travellers. */
  passengers: readonly string[]
  /** The details that the traveller has not entered yet. Null if no details are missing. */
  missing: MissingDetails | null
  /** The last day on which names can be entered. Null if all names were given with the booking. */
  namesUntil: LocalDate | null
  answers: readonly AnswerFact[]
  /** Why the pickup of a transfer does not fit its flight. Null if it fits. */
  pickupProblem: PickupProblem | null
  /** The cancellation policy at the time of booking. */
  cancellationTiers: CancellationTiers
  /** When the booking was last changed. */
  changedAt: Date
}

export interface InvoiceWithBookings extends StoredInvoice {
  /** The order number shown to people, such as 'NUSA-7K3F9Q'. */
  orderNumber: string
  /**
   * The customer's data when the booking was made, except the email address, which is the current address of the
   * account.
   */
  customer: Record<string, string>
  createdAt: Date
  paidAt: Date | null
  bookings: StoredBooking[]
}

/** An event in the history of a payment. Events are never changed or deleted. */
export interface PaymentEvent {
  kind: EventKind
  detail: Record<string, unknown>
  /** The provider's ID of the event. An event with the same ID is stored once. */
  providerEventId: string | null
  /** Whether staff must review the event. */
  needsAttention: boolean
}

/** The changes to an invoice, decided while its row is locked. */
export interface InvoiceDecision {
  invoice: { status: InvoiceStatus; paidAt?: Date; paymentMethod?: string; paymentReferenceId?: string } | null
  bookings: { status?: BookingStatus; paymentStatus: PaymentStatus } | null
  events: PaymentEvent[]
  /**
   * Whether to clear the stored payment URL and ID of the provider's invoice. The next payment then creates a new
   * invoice at the provider.
   */
  clearsPayment?: boolean
  /** The emails to queue in the same transaction. */
  mails?: MailNotice[]
}

export type CreateInvoiceResult =
  | { invoiceId: string }
  | { earlierRequest: EarlierRequest }
  | { soldOut: SoldOutDetails['items'] }
  | { accountDeleted: true }

export interface Bookings {
  findByKey(idempotencyKey: string): Promise<EarlierRequest | null>
  /**
   * Creates the invoice and its bookings and reserves their capacity, in one transaction. If the idempotency key was
   * used before, creates nothing and returns the earlier request. If the capacity is not sufficient, creates nothing
   * and returns the sold-out items. If the account was deleted, creates nothing and returns `accountDeleted`.
   */
  create(invoice: NewInvoice): Promise<CreateInvoiceResult>
  /** Returns an invoice of this traveller. Returns null if the invoice belongs to another traveller. */
  readInvoice(id: string, traveller: Traveller): Promise<InvoiceView | null>
  /**
   * Returns a page of the traveller's bookings. Upcoming bookings include `today` and are sorted soonest first. Past
   * bookings are sorted latest first.
   */
  readHistory(traveller: Traveller, query: BookingHistoryQuery, today: LocalDate): Promise<BookingHistory>
  /** Returns the invoice of a booking of this traveller. Returns null if the booking belongs to another traveller. */
  findInvoiceOf(bookingId: number, traveller: Traveller): Promise<InvoiceWithBookings | null>
  /** Returns an invoice of any traveller. Returns null if the invoice does not exist. */
  findInvoice(id: string): Promise<InvoiceWithBookings | null>
  /**
   * Returns a booking with the earlier values of changed details. Returns null if the booking does not exist.
   *
   * @param before The earlier values, which the email about the change contains.
   */
  findBefore(bookingId: number, before: unknown): Promise<StoredBooking | null>
  /**
   * Stores the ID and the payment URL of the provider's invoice. Returns false if our invoice is no longer pending, its
   * amount has changed, or another payment URL is already stored.
   */
  storePayment(id: string, payment: { referenceId: string; url: string; amount: number }): Promise<boolean>
  /**
   * Locks the invoice's row, calls `decide` and applies the decision, in one transaction. Returns the invoice before
   * the change and the decision, or null if the invoice does not exist.
   */
  decide(
    id: string,
    decide: (invoice: StoredInvoice) => InvoiceDecision,
  ): Promise<{ before: StoredInvoice; decision: InvoiceDecision } | null>
  /** Stores an event that does not belong to an invoice of ours. */
  storeUnassignedEvent(event: PaymentEvent): Promise<void>
  /** Returns the IDs of those provider events that are stored. */
  findStoredEvents(providerEventIds: readonly string[]): Promise<string[]>
  /** Returns pending invoices after their expiry, oldest first. */
  findOverdue(now: Date, limit: number): Promise<StoredInvoice[]>
  /**
   * Runs `work` while no other process calls the provider for this invoice. Other requests are not delayed. If the lock
   * is not available within ten seconds, returns the failure `payment_busy` without running `work`.
   */
  withPaymentLock<T>(invoiceId: string, work: () => Promise<T>): Promise<T | Failure>
}
