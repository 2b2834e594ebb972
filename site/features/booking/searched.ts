import { type Availability, firstDateWithRoom } from '@nusa/shared/booking'
import type { TourOffer } from '@nusa/shared/catalog'
import type { LocalDate } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'

/** The day a form starts with: the one searched for, else the first bookable one after it, else the first at all. */
export function dateToStartWith(
  offer: TourOffer,
  today: LocalDate,
  searched: LocalDate | null,
  places: Availability | null,
): LocalDate | null {
  const { starting_date } = offer
  if (searched === null || (starting_date !== null && starting_date > searched))
    return firstDateWithRoom(offer, today, places)
  return (
    firstDateWithRoom({ ...offer, starting_date: searched }, today, places) ?? firstDateWithRoom(offer, today, places)
  )
}

/** The party a form starts with: the one searched for, as far as the tour takes it. `most` is 0 if there is no limit. */
export function partyToStartWith({ adults, children, infants }: Party, most: number): Party {
  if (most === 0) return { adults, children, infants }
  const grown = Math.min(adults, most)
  return { adults: grown, children: Math.min(children, most - grown), infants }
}
