import { type Availability, firstAvailableDate } from '@nusa/shared/booking'
import type { TourOffer } from '@nusa/shared/catalog'
import type { LocalDate } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'

/**
 * Returns the initial date of the form: the searched one, otherwise the first bookable one after it, otherwise the
 * first bookable one.
 */
export function dateToStartWith(
  offer: TourOffer,
  today: LocalDate,
  searched: LocalDate | null,
  places: Availability | null,
): LocalDate | null {
  const { starting_date } = offer
  if (searched === null || (starting_date !== null && starting_date > searched))
    return firstAvailableDate(offer, today, places)
  return (
    firstAvailableDate({ ...offer, starting_date: searched }, today, places) ?? firstAvailableDate(offer, today, places)
  )
}

/** Returns the initial travellers of the form: those of the search, up to `most`, which is 0 without a limit. */
export function partyToStartWith({ adults, children, infants }: Party, most: number): Party {
  if (most === 0) return { adults, children, infants }
  const grown = Math.min(adults, most)
  return { adults: grown, children: Math.min(children, most - grown), infants }
}
