import { tourNeeds } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import type { LineQuote, Party, TourLine } from '@nusa/shared/pricing'
import { counted } from '@nusa/shared/words'
import type { NewBooking } from '../ports/bookings.ts'
import type { TourBookingItem } from './tour-items.ts'
import { partyText } from './vouchers/describe-booking.ts'

/** A booking as it is written: what it is called and what it costs today, so that it can be read when the tour is gone. */
export function newBooking(
  item: TourBookingItem,
  tour: Tour,
  line: TourLine,
  quote: LineQuote | undefined,
): NewBooking {
  if (!quote) throw new Error('The quote has fewer lines than were asked for.')
  return {
    itemId: item.itemId,
    needs: tourNeeds(tour.id, item.choice.date, line),
    tourId: tour.id,
    tourTitle: tour.title,
    packageTitle: line.package.name,
    description: describe(line),
    date: item.choice.date,
    quantity: line.packageCount,
    travelers: travelersOf(line.party),
    quote,
    choice: item.choice,
    passengers: item.passengers,
  }
}

const kinds = [
  { type: 'adult', key: 'adults' },
  { type: 'child', key: 'children' },
  { type: 'infant', key: 'infants' },
] as const

function travelersOf(party: Party): NewBooking['travelers'] {
  return kinds.map(({ type, key }) => ({ type, count: party[key] })).filter(({ count }) => count > 0)
}

/** Who travels and what was added: '2 packages, 2 adults, 1 child, Lunch'. */
function describe({ package: pack, packageCount, party, addOns }: TourLine): string {
  const packages = pack.type === 'per_package' ? [counted(packageCount, 'package')] : []
  const people = partyText({ travelers: travelersOf(party) })
  const added = addOns.map(({ addOn, quantity }) => (quantity > 1 ? `${addOn.name} × ${quantity}` : addOn.name))
  return [...packages, people, ...added].join(', ')
}
