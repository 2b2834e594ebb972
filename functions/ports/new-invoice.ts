import type { CapacityNeed, EmergencyContact, Passenger, StoredAnswer, StoredPickup } from '@nusa/shared/booking'
import type { CancellationTiers } from '@nusa/shared/catalog'
import type { LocalDate, TimeZone } from '@nusa/shared/dates'
import type { LineQuote, Quote } from '@nusa/shared/pricing'
import type { TaxAndTerms } from './catalog.ts'
import type { QueuedMail } from './mail.ts'

/** A room is identified by its hotel. */
export type BookedOffer = { kind: 'tour' | 'transfer' | 'rental'; id: number } | { kind: 'room'; id: string }

export interface NewBooking {
  itemId: string
  needs: readonly CapacityNeed[]
  offer: BookedOffer
  productTitle: string
  packageTitle: string
  description: string
  date: LocalDate
  /** The last day of a rental or tour, or the check-out day of a stay. For a transfer, it is the same as `date`. */
  endDate: LocalDate
  /** The number of packages, cars, days or rooms. */
  quantity: number
  travelers: { type: 'adult' | 'child' | 'infant'; count: number }[]
  quote: LineQuote
  /** `HH:mm`, or empty if no time was chosen. */
  pickupTime: string
  /** The pickup location or the address of the hotel. Empty if it is unknown. */
  pickupLocation: string
  /** Empty if the traveller picks the rental car up. */
  deliveryLocation: string
  /** Empty if the tour has no start times. */
  startTimeId: string
  startTime: string
  startLabel: string
  /** The time zone of `pickupTime` and `startTime`. */
  timeZone: TimeZone
  pickup: StoredPickup
  passengers: Passenger[]
  /** The last day on which names can be entered. Null if all names were given with the booking. */
  namesDueDay: LocalDate | null
  answers: StoredAnswer[]
  /** The policy at the time of booking. */
  cancellationTiers: CancellationTiers
}

/** An invoice that is created with all its bookings, or not at all. */
export interface NewInvoice {
  id: string
  travellerId: number
  idempotencyKey: string
  /** If a repeated idempotency key has a different hash, the request is rejected. */
  requestHash: string
  requestId: string | null
  quote: Quote
  createdAt: Date
  expiresAt: Date
  /** Copied from the profile. */
  customer: Record<string, string>
  emergencyContact: EmergencyContact
  /** Null if no terms are published. */
  terms: TaxAndTerms['terms']
  bookings: NewBooking[]
  mails: QueuedMail[]
}
