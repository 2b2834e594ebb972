import type { BookingKind, BookingStatus, StoredAnswer, StoredPickup } from '@nusa/shared/booking'
import type { LocalDate, TimeZone } from '@nusa/shared/dates'
import type { Failure } from './failure.ts'
import type { BookedOffer } from './new-invoice.ts'

/** A traveller as stored with a booking; the name is empty if it was not given yet. */
export interface TripTraveller {
  id: string
  type: 'adult' | 'child' | 'infant'
  name: string
}

/** A booking with the details that its traveller can complete by link. */
export interface Trip {
  id: number
  number: string
  kind: BookingKind
  status: BookingStatus
  isPaid: boolean
  /** What was booked; null if it was deleted. */
  offer: BookedOffer | null
  productTitle: string
  packageTitle: string
  date: LocalDate
  endDate: LocalDate
  startTime: string
  startLabel: string
  timeZone: TimeZone
  /** The day that staff chose for the pickup; null if it follows from the pickup time. */
  pickupDate: LocalDate | null
  pickupTime: string
  pickup: StoredPickup
  /** What the driver collects in cash (rupiah). */
  pickupCash: number
  /** The surcharge of a pickup zone in the price of the booking (rupiah before tax). */
  paidSurcharge: number
  party: { adults: number; children: number; infants: number }
  travellers: TripTraveller[]
  /** The last day on which missing names can be entered; null if all were given with the booking. */
  namesUntil: LocalDate | null
  answers: StoredAnswer[]
}

/** The details to store, and what staff read about the change. */
export interface TripChange {
  pickup: StoredPickup
  pickupTime: string
  pickupCash: number
  names: ReadonlyMap<string, string>
  answers: StoredAnswer[]
  /** The changed details: 'pickup', '2 names', '1 answer'. */
  changed: string[]
  /** Something was missing before the change, and nothing is missing afterwards. */
  isCompleted: boolean
}

/** The details of bookings that their travellers complete by a link, without signing in. */
export interface TripDetails {
  /** Returns the token of a booking's link. */
  tokenOf(booking: { id: number; reference: string }): string
  /** Returns the booking of a token; null if no such link was created. */
  find(token: string): Promise<Trip | null>
  /**
   * Locks the booking of a token, calls `decide` and stores its change with an event in the history, in one transaction.
   * The traveller who booked gets an email when no details are missing any more, and about other changes at most one per
   * hour.
   * Stores nothing if `decide` returns null. Returns the booking as stored afterwards.
   */
  save(token: string, decide: (trip: Trip) => TripChange | Failure | null): Promise<Trip | Failure | null>
  /**
   * Queues the reminder of each paid booking that starts soon, or whose names are due soon, and still lacks details.
   * Each booking is reminded once. Returns how many emails were queued.
   */
  queueReminders(now: Date): Promise<number>
}
