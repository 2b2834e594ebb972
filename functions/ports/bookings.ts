import type {
  BookingHistory,
  BookingHistoryQuery,
  BookingKind,
  BookingStatus,
  EmergencyContact,
  InvoiceStatus,
  InvoiceView,
  Need,
  Passenger,
  PaymentStatus,
  SoldOutDetails,
} from '@nusa/shared/booking'
import type { LocalDate } from '@nusa/shared/dates'
import type { LineQuote, Quote } from '@nusa/shared/pricing'
import type { Failure } from '../failure.ts'
import type { Traveller } from './accounts.ts'
import type { Conditions } from './catalog.ts'
import type { MailNotice } from './outbox.ts'

/** What is booked, by its id in the CMS. */
export type BookedOffer = { kind: 'tour' | 'transfer' | 'rental'; id: number } | { kind: 'room'; id: string }

export interface NewBooking {
  /** The cart item that it is made of. */
  itemId: string
  /** What it takes of what can run out. */
  needs: readonly Need[]
  /** Of a room its hotel. */
  offer: BookedOffer
  tourTitle: string
  packageTitle: string
  description: string
  date: LocalDate
  /** A rental's last day, the day of check-out of a stay; else `date`. */
  endDate: LocalDate
  /** Packages, cars, days or rooms. */
  quantity: number
  travelers: { type: 'adult' | 'child' | 'infant'; count: number }[]
  quote: LineQuote
  /** `HH:mm`; empty where none is chosen. */
  pickupTime: string
  /** Where one is picked up or fetches the car, or the hotel's address; empty where it is not known, or nobody is. */
  pickupLocation: string
  /** Where a rental car is brought; empty where it is fetched. */
  deliveryLocation: string
  passengers: Passenger[]
}

/** An invoice to be written with all its bookings, or not at all. */
export interface NewInvoice {
  id: string
  travellerId: number
  idempotencyKey: string
  /** Hash of everything that was asked for: the same key with another hash is another request. */
  requestHash: string
  quote: Quote
  createdAt: Date
  expiresAt: Date
  /** Who books, as the profile says today. */
  customer: Record<string, string>
  emergencyContact: EmergencyContact
  /** The terms that were accepted, kept in this wording; null where there are none. */
  terms: Conditions['terms']
  bookings: NewBooking[]
  /** What the traveller is told of it. */
  mails: MailNotice[]
}

/** An earlier request with the same idempotency key. */
export interface EarlierRequest {
  invoiceId: string
  travellerId: number
  requestHash: string
}

/** An invoice as the server keeps it. Amounts in whole rupiah. */
export interface StoredInvoice {
  id: string
  travellerId: number
  status: InvoiceStatus
  totalAfterTax: number
  taxAmount: number
  currency: string
  expiresAt: Date
  /** The provider's id of its invoice, and where that is paid. */
  paymentReferenceId: string | null
  paymentUrl: string | null
  /** Something about its payment waits for staff. */
  needsAttention: boolean
}

/** A booking as it was written: its names and prices stay those of that day. Amounts in whole rupiah. */
export interface StoredBooking {
  id: number
  /** What people call it by, such as 'NUSA-7K3F9Q-1'. */
  number: string
  /** Internal; it never changes, so keys and calendars identify the booking by it. */
  reference: string
  status: BookingStatus
  paymentStatus: PaymentStatus
  kind: BookingKind
  tourTitle: string
  packageTitle: string
  date: LocalDate
  endDate: LocalDate
  description: string
  quantity: number
  travelers: NewBooking['travelers']
  quote: LineQuote
  /** Before tax. */
  total: number
  /** As staff or the traveller wrote it: '07:30', 'after breakfast'; empty where nobody did. */
  pickupTime: string
  pickupLocation: string
  deliveryLocation: string
  passengers: readonly string[]
}

export interface InvoiceWithBookings extends StoredInvoice {
  /** What people call the order by, such as 'NUSA-7K3F9Q'. */
  orderNumber: string
  /** As the profile said when it was booked, at the e-mail address that the account has today. */
  customer: Record<string, string>
  createdAt: Date
  paidAt: Date | null
  bookings: StoredBooking[]
}

/** Something that happened to a payment; kept for ever, never changed. */
export interface PaymentEvent {
  kind: string
  detail: Record<string, unknown>
  /** The same event is kept once, however often it is reported. */
  providerEventId: string | null
  /** Set where staff have to look at it. */
  needsAttention: boolean
}

/** What is to become of an invoice, decided while its row is locked. */
export interface InvoiceDecision {
  invoice: { status: InvoiceStatus; paidAt?: Date; paymentMethod?: string; paymentReferenceId?: string } | null
  bookings: { status?: BookingStatus; paymentStatus: PaymentStatus } | null
  events: PaymentEvent[]
  /** Set where nothing more can be paid at the provider's invoice that we keep: the next payment gets another one. */
  forgetsPayment?: boolean
  /** What the traveller is told of it; written in the same transaction. */
  mails?: MailNotice[]
}

export type Created =
  | { invoiceId: string }
  | { taken: EarlierRequest }
  | { soldOut: SoldOutDetails['items'] }
  | { gone: true }

export interface Bookings {
  findByKey(idempotencyKey: string): Promise<EarlierRequest | null>
  /**
   * Writes invoice and bookings and holds their places, in one transaction; the earlier request where the key is taken,
   * the items that do not fit where places are gone, and `gone` where the account is: nothing is written then.
   */
  create(invoice: NewInvoice): Promise<Created>
  /** One invoice of this traveller; null for another's. */
  readInvoice(id: string, traveller: Traveller): Promise<InvoiceView | null>
  /** A page of the traveller's bookings from `today` on, soonest first, or before it, latest first. */
  history(traveller: Traveller, query: BookingHistoryQuery, today: LocalDate): Promise<BookingHistory>
  /** The invoice of a booking of this traveller; null for another's. */
  findInvoiceOf(bookingId: number, traveller: Traveller): Promise<InvoiceWithBookings | null>
  /** An invoice whoever it belongs to; null where there is none. */
  findInvoice(id: string): Promise<InvoiceWithBookings | null>
  /** Keeps where the invoice is paid, if it still asks for this amount and nowhere else; false where that is not so. */
  keepPayment(id: string, payment: { referenceId: string; url: string; amount: number }): Promise<boolean>
  /**
   * Locks the invoice's row, lets `decide` look at it and does what it says, all in one transaction. Gives the invoice as
   * it was and what was decided, or null where there is no such invoice.
   */
  decide(
    id: string,
    decide: (invoice: StoredInvoice) => InvoiceDecision,
  ): Promise<{ before: StoredInvoice; decision: InvoiceDecision } | null>
  /** Keeps an event that belongs to no invoice of ours. */
  keepStrayEvent(event: PaymentEvent): Promise<void>
  /** Which of these events of the provider are kept. */
  knownEvents(providerEventIds: readonly string[]): Promise<string[]>
  /** Pending invoices past their expiry, oldest first. */
  overdue(now: Date, limit: number): Promise<StoredInvoice[]>
  /**
   * Runs `work` while no other process asks the provider for this invoice. It holds no row lock and no connection that
   * other requests need. `payment_busy`, and no work, where others have waited for the provider for too long.
   */
  withPaymentLock<T>(invoiceId: string, work: () => Promise<T>): Promise<T | Failure>
}
