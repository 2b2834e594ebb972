import { addDays, type BaliNow, type LocalDate } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'

/** What is asked for of a transfer, beside its route and its car. */
export interface TransferDraft extends Party {
  date: LocalDate
  pickupTime: string
  /** Cars. */
  quantity: number
}

/** One adult in one car at the day's first time, and so not today: that time is over as soon as the day begins. */
export function firstDraft(now: BaliNow): TransferDraft {
  return { date: addDays(now.today, 1), pickupTime: '00:00', adults: 1, children: 0, infants: 0, quantity: 1 }
}
