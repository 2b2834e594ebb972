import { type BookingItem, choiceNeeds, rentalPackageTitle, transferTitle } from '@nusa/shared/booking'
import { type Choice, itemQuantity, rentalEnd } from '@nusa/shared/cart'
import type { LocalDate } from '@nusa/shared/dates'
import type { Line, LineQuote, Party } from '@nusa/shared/pricing'
import type { BookedOffer, NewBooking } from '../ports/bookings.ts'
import type { FoundOffer } from './find-offers.ts'
import { hotelAddress } from './hotel-address.ts'
import { describeBooking } from './vouchers/describe-booking.ts'

/** Builds the booking to store, with its title and current price, so that it stays readable after the offer is deleted. */
export function newBooking(item: BookingItem, found: FoundOffer, line: Line, quote: LineQuote | undefined): NewBooking {
  if (!quote) throw new Error('The quote has fewer lines than the cart has items.')
  const { choice, itemId, passengers } = item
  const booked = {
    offer: offerOf(found),
    date: choice.date,
    endDate: endOf(choice),
    quantity: line.kind === 'tour' ? line.packageCount : itemQuantity(choice),
    travelers: travelersOf(choice),
    quote,
  }
  return {
    ...booked,
    ...namesOf(found, line),
    ...placesOf(found),
    itemId,
    needs: choiceNeeds(choice, line),
    description: describeBooking({ ...booked, kind: choice.kind }),
    pickupTime: 'pickupTime' in choice ? choice.pickupTime : '',
    passengers,
  }
}

function offerOf({ kind, offer }: FoundOffer): BookedOffer {
  return kind === 'room' ? { kind, id: offer.id } : { kind, id: offer.id }
}

function endOf(choice: Choice): LocalDate {
  if (choice.kind === 'rental') return rentalEnd(choice)
  return choice.kind === 'room' ? choice.endDate : choice.date
}

function namesOf(found: FoundOffer, line: Line): Pick<NewBooking, 'tourTitle' | 'packageTitle'> {
  switch (found.kind) {
    case 'tour':
      return { tourTitle: found.offer.title, packageTitle: line.kind === 'tour' ? line.package.name : '' }
    case 'transfer':
      return { tourTitle: transferTitle(found.offer), packageTitle: found.offer.car.car_name }
    case 'rental':
      return { tourTitle: found.offer.car_name, packageTitle: rentalPackageTitle }
    case 'room': {
      const room = found.offer.rooms.find(({ id }) => id === found.item.packageId)
      return { tourTitle: found.offer.name, packageTitle: room?.name ?? '' }
    }
  }
}

/** Returns where the traveller is picked up, collects or receives the car, or sleeps. For tours, staff enter it later. */
function placesOf(found: FoundOffer): Pick<NewBooking, 'pickupLocation' | 'deliveryLocation'> {
  if (found.kind === 'transfer') return { pickupLocation: found.offer.airport, deliveryLocation: '' }
  if (found.kind === 'room') return { pickupLocation: hotelAddress(found.offer), deliveryLocation: '' }
  if (found.kind === 'tour') return { pickupLocation: '', deliveryLocation: '' }
  const { deliveryLocation } = found.item
  return { pickupLocation: deliveryLocation === '' ? found.offer.pickup_location : '', deliveryLocation }
}

const kinds = [
  { type: 'adult', key: 'adults' },
  { type: 'child', key: 'children' },
  { type: 'infant', key: 'infants' },
] as const

function travelersOf(party: Party): NewBooking['travelers'] {
  return kinds.map(({ type, key }) => ({ type, count: party[key] })).filter(({ count }) => count > 0)
}
