import { addDays, type LocalDate, type LocalNow } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'

export interface TransferDraft extends Party {
  date: LocalDate
  pickupTime: string
  /** The number of cars. */
  quantity: number
}

/**
 * Returns the date and the guests of the last search, by default tomorrow and one adult. The date is never today,
 * because the default pickup time, midnight, has already passed today.
 */
export function createInitialDraft(
  { today }: LocalNow,
  searchedTrip: { date: LocalDate | null; guests: Party | null },
): TransferDraft {
  const tomorrow = addDays(today, 1)
  const date = searchedTrip.date !== null && searchedTrip.date > tomorrow ? searchedTrip.date : tomorrow
  const party = searchedTrip.guests ?? { adults: 1, children: 0, infants: 0 }
  return { date, pickupTime: '00:00', ...party, quantity: 1 }
}

/** Raises the number of cars if the seats do not suffice for the adults and children. */
export function addMissingCars(draft: TransferDraft, seats: number | undefined): TransferDraft {
  const neededCars = seats ? Math.ceil((draft.adults + draft.children) / seats) : 1
  return neededCars > draft.quantity ? { ...draft, quantity: neededCars } : draft
}
