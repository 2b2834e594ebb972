import type { BookingKind, BookingStatus, StoredAnswer, StoredPickup } from '@nusa/shared/booking'
import type { LocalDate, TimeZone } from '@nusa/shared/dates'
import type { Failure } from './failure.ts'
import type { BookedOffer } from './new-invoice.ts'

/** The name is empty if it was not entered yet. */
export interface TripTraveller {
  id: string
  type: 'adult' | 'child' | 'infant'
  name: string
}

export interface Trip {
  id: number
  number: string
  kind: BookingKind
  status: BookingStatus
  isPaid: boolean
  /** Null if the offer was deleted. */
  offer: BookedOffer | null
  productTitle: string
  packageTitle: string
  date: LocalDate
  endDate: LocalDate
  startTime: string
  startLabel: string
  timeZone: TimeZone
  /** The pickup day that staff have set. Null means that the pickup day follows from `pickupTime`. */
  pickupDate: LocalDate | null
  pickupTime: string
  pickup: StoredPickup
  /** In rupiah. The driver collects this surcharge in cash. */
  pickupCash: number
  /** The surcharge of a pickup zone in the price of the booking, in rupiah before tax. */
  paidSurcharge: number
  party: { adults: number; children: number; infants: number }
  travellers: TripTraveller[]
  /** The last day on which names can be entered. Null if all names were given with the booking. */
  namesDueDay: LocalDate | null
  answers: StoredAnswer[]
}

export interface TripChange {
  pickup: StoredPickup
  pickupTime: string
  pickupCash: number
  names: ReadonlyMap<string, string>
  answers: StoredAnswer[]
  /** Contains for example 'pickup', '2 names' and '1 answer'. */
  changeSummaries: string[]
  /** Whether details were missing before the change and no details are missing afterwards. */
  isCompleted: boolean
}

/** Travellers enter the details without signing in. */
export interface TripDetails {
  createToken(booking: { id: number; reference: string }): string
  find(token: string): Promise<Trip | null>
  /**
   * Locks the booking, calls `decide` and stores its change with an event in the history, in one transaction. Queues an
   * email to the traveller who booked: immediately if no details are missing any more, otherwise at most once per hour.
   * Stores nothing if `decide` returns null.
   */
  save(token: string, decide: (trip: Trip) => TripChange | Failure | null): Promise<Trip | Failure | null>
  /**
   * Queues one reminder for each paid booking whose details are missing and due soon. Returns the number of reminders.
   */
  queueReminders(now: Date): Promise<number>
}
