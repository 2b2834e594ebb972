import { addDays, type BaliNow, type LocalDate } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'

/** What is asked for of a transfer, beside its route and its car. */
export interface TransferDraft extends Party {
  date: LocalDate
  pickupTime: string
  /** Cars. */
  quantity: number
}

/**
 * What a transfer starts with: what was searched for, else one adult tomorrow. It picks up at the day's first time, which today is
 * over as soon as the day begins.
 */
export function firstDraft(
  { today }: BaliNow,
  searched: { date: LocalDate | null; guests: Party | null },
): TransferDraft {
  const tomorrow = addDays(today, 1)
  const date = searched.date !== null && searched.date > tomorrow ? searched.date : tomorrow
  const party = searched.guests ?? { adults: 1, children: 0, infants: 0 }
  return { date, pickupTime: '00:00', ...party, quantity: 1 }
}

/** The draft with at least as many cars as its party needs. */
export function withEnoughCars(draft: TransferDraft, seats: number | undefined): TransferDraft {
  const cars = seats ? Math.ceil((draft.adults + draft.children) / seats) : 1
  return cars > draft.quantity ? { ...draft, quantity: cars } : draft
}
