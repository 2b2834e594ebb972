import type { CapacityNeed, EmergencyContact, Passenger, StoredAnswer, StoredPickup } from '@nusa/shared/booking'
import type { CancellationTiers } from '@nusa/shared/catalog'
import type { LocalDate, TimeZone } from '@nusa/shared/dates'
import type { LineQuote, Quote } from '@nusa/shared/pricing'
import type { TaxAndTerms } from './catalog.ts'
import type { MailNotice } from './mail.ts'

/** The booked offer, by its ID in the CMS. For a room, this is the ID of its hotel. */
export type BookedOffer = { kind: 'tour' | 'transfer' | 'rental'; id: number } | { kind: 'room'; id: string }

export interface NewBooking {
  /** The ID of the cart item. */
  itemId: string
  /** The capacity that the booking reserves. */
  needs: readonly CapacityNeed[]
  offer: BookedOffer
  productTitle: string
  packageTitle: string
  description: string
  date: LocalDate
  /** The last day of a rental or a tour, or the check-out day of a stay; `date` for a transfer. */
  endDate: LocalDate
  /** The number of packages, cars, days or rooms. */
  quantity: number
  travelers: { type: 'adult' | 'child' | 'infant'; count: number }[]
  quote: LineQuote
  /** `HH:mm`; empty if no time was chosen. */
  pickupTime: string
  /** The pickup location or the hotel's address; empty if unknown or not needed. */
  pickupLocation: string
  /** Where a rental car is delivered; empty if the traveller picks it up. */
  deliveryLocation: string
  /** The start time of a tour's departure; its id, time and label are empty for a tour sold by the day. */
  startTimeId: string
  startTime: string
  startLabel: string
  /** The zone of both times: a tour's own, otherwise Bali's. */
  timeZone: TimeZone
  pickup: StoredPickup
  passengers: Passenger[]
  /** The last day on which names can follow; null if all were given. */
  namesUntil: LocalDate | null
  /** The answers to the questions of the product. */
  answers: StoredAnswer[]
  /** The cancellation policy, which the booking keeps. */
  cancellationTiers: CancellationTiers
}

/** An invoice that is created with all its bookings, or not at all. */
export interface NewInvoice {
  id: string
  travellerId: number
  idempotencyKey: string
  /** Hash of the whole request: the same key with a different hash is a different request. */
  requestHash: string
  /** The id of the request in the log; null if the caller sent no id. */
  requestId: string | null
  quote: Quote
  createdAt: Date
  expiresAt: Date
  /** The customer's data from the profile at the time of booking. */
  customer: Record<string, string>
  emergencyContact: EmergencyContact
  /** The accepted terms, stored in this version; null if none are published. */
  terms: TaxAndTerms['terms']
  bookings: NewBooking[]
  /** The emails to queue for the traveller. */
  mails: MailNotice[]
}
