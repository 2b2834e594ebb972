import { type Availability, firstAvailableDate } from '@nusa/shared/booking'
import type { TourOffer } from '@nusa/shared/catalog'
import { type BaliNow, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'

/**
 * Returns the date in the link to the page, as in `/tour/mount-batur?date=2027-07-01`. Returns null if it is missing or
 * before `today`.
 */
export function dateFromLink(queryString: string, today: LocalDate): LocalDate | null {
  const date = parseLocalDate(new URLSearchParams(queryString).get('date'))
  return date !== null && date >= today ? date : null
}

/**
 * Returns the searched date, or the first bookable date after it. If nothing was searched, or if no later date can be
 * booked, returns the first bookable date.
 */
export function findInitialDate(
  offer: TourOffer,
  now: BaliNow,
  searchedDate: LocalDate | null,
  availability: Availability | null,
): LocalDate | null {
  const { starting_date } = offer
  if (searchedDate === null || (starting_date !== null && starting_date > searchedDate))
    return firstAvailableDate(offer, now, availability)
  const offerFromSearchedDate = { ...offer, starting_date: searchedDate }
  return firstAvailableDate(offerFromSearchedDate, now, availability) ?? firstAvailableDate(offer, now, availability)
}

/** Returns the party of the search, but at most `maxGuests` adults and children; 0 means unlimited. */
export function createInitialParty({ adults, children, infants }: Party, maxGuests: number): Party {
  if (maxGuests === 0) return { adults, children, infants }
  const adultCount = Math.min(adults, maxGuests)
  return { adults: adultCount, children: Math.min(children, maxGuests - adultCount), infants }
}
