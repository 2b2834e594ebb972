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

/** A stored invoice. Amounts in whole rupiah. */
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
  /** The id of the request that created it, for the log; null before ids were stored. */
  requestId: string | null
}

/** A stored booking. Its titles and prices never change. Amounts in whole rupiah. */
export interface StoredBooking {
  id: number
  /** The booking number shown to people, such as 'NUSA-7K3F9Q-1'. */
  number: string
  /** Internal ID that never changes, used in keys and calendar events. */
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
  /** Before tax. */
  total: number
  /** The day that staff chose for the pickup; null if it follows from the time, which is free text or empty. */
  pickupDate: LocalDate | null
  pickupTime: string
  pickupLocation: string
  deliveryLocation: string
  /** The local time (`HH:mm`) and label of the departure at the time of booking; empty without a departure. */
  startTime: string
  startLabel: string
  /** The current duration of the package or tour, such as '5 hours'; empty if unknown. */
  duration: string
  /** The zone of `startTime` and `pickupTime`. */
  timeZone: TimeZone
  /** The start that the deadlines counted to before staff moved the pickup earlier (ISO 8601); otherwise null. */
  promisedStart: string | null
  pickup: StoredPickup
  /** What the driver collects in cash for the pickup (rupiah). */
  pickupCash: number
  /** The names that are known. */
  passengers: readonly string[]
  /** What the traveller still has to give; null if nothing is missing. */
  missing: MissingDetails | null
  /** The last day on which names can follow; null if all were given with the booking. */
  namesUntil: LocalDate | null
  answers: readonly AnswerFact[]
  /** Why the pickup of a transfer does not fit its flight; null if it fits. */
  pickupProblem: PickupProblem | null
  /** The cancellation policy at the time of booking. */
  cancellationTiers: CancellationTiers
  /** When the booking was last changed. */
  changedAt: Date
}

export interface InvoiceWithBookings extends StoredInvoice {
  /** The order number shown to people, such as 'NUSA-7K3F9Q'. */
  orderNumber: string
  /** The customer's data from the time of booking, with the account's current email address. */
  customer: Record<string, string>
  createdAt: Date
  paidAt: Date | null
  bookings: StoredBooking[]
}

/** An event in the history of a payment; never changed or deleted. */
export interface PaymentEvent {
  kind: EventKind
  detail: Record<string, unknown>
  /** The provider's ID of the event. An event with the same ID is stored once. */
  providerEventId: string | null
  /** Whether staff must review it. */
  needsAttention: boolean
}

/** The changes to an invoice, decided while its row is locked. */
export interface InvoiceDecision {
  invoice: { status: InvoiceStatus; paidAt?: Date; paymentMethod?: string; paymentReferenceId?: string } | null
  bookings: { status?: BookingStatus; paymentStatus: PaymentStatus } | null
  events: PaymentEvent[]
  /** Set if the stored provider invoice can no longer be paid: the next payment gets a new one. */
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
   * Creates the invoice and its bookings and reserves their capacity, in one transaction. Creates nothing and returns
   * the earlier request if the key is taken, the sold-out items if the capacity is not sufficient, or `accountDeleted`
   * if the account was deleted.
   */
  create(invoice: NewInvoice): Promise<CreateInvoiceResult>
  /** Returns an invoice of this traveller; null if it belongs to another traveller. */
  readInvoice(id: string, traveller: Traveller): Promise<InvoiceView | null>
  /** Returns a page of the traveller's bookings: from `today` on, soonest first, or before it, latest first. */
  readHistory(traveller: Traveller, query: BookingHistoryQuery, today: LocalDate): Promise<BookingHistory>
  /** Returns the invoice of a booking of this traveller; null if it belongs to another traveller. */
  findInvoiceOf(bookingId: number, traveller: Traveller): Promise<InvoiceWithBookings | null>
  /** Returns an invoice of any traveller; null if it does not exist. */
  findInvoice(id: string): Promise<InvoiceWithBookings | null>
  /**
   * Returns a booking with the earlier values of details that were changed; null if it does not exist.
   *
   * @param before the earlier values, as an email about the change stores them
   */
  findBefore(bookingId: number, before: unknown): Promise<StoredBooking | null>
  /**
   * Stores the provider's invoice. Returns false if our invoice is no longer pending, its amount has changed, or
   * another payment URL is stored already.
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
  /** Stores an event that belongs to none of our invoices. */
  storeUnassignedEvent(event: PaymentEvent): Promise<void>
  /** Returns which of these provider events are stored. */
  findStoredEvents(providerEventIds: readonly string[]): Promise<string[]>
  /** Returns pending invoices past their expiry, oldest first. */
  findOverdue(now: Date, limit: number): Promise<StoredInvoice[]>
  /**
   * Runs `work` while no other process calls the provider for this invoice. Holds no row lock and no connection that
   * other requests need. Returns `payment_busy` without running `work` if the lock is not available within ten seconds.
   */
  withPaymentLock<T>(invoiceId: string, work: () => Promise<T>): Promise<T | Failure>
}
