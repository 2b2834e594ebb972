import {
  type Answers,
  addPassengerIds,
  askedQuestions,
  type BookingItem,
  bookedTransferTitle,
  choiceNeeds,
  formatZonePickupTime,
  isDeparture,
  rentalPackageTitle,
  type StoredPickup,
  toStoredAnswers,
  toStoredPickup,
  tourEndDate,
  transferAddress,
  withoutPickupAddress,
} from '@nusa/shared/booking'
import { itemQuantity, rentalEndDate } from '@nusa/shared/cart'
import { type CurrentHotel, transferTimeZone } from '@nusa/shared/catalog'
import { baliTimeZone, type LocalDate } from '@nusa/shared/dates'
import { type Line, type LineQuote, type Party, resolvePickup } from '@nusa/shared/pricing'
import type { BookedOffer, NewBooking } from '../../ports/new-invoice.ts'
import { describeBooking } from '../vouchers/describe-booking.ts'
import type { ChoiceWithOffer } from './find-offers.ts'

/**
 * Creates the booking of a cart item. The booking contains the offer's title and current price, so that staff see them
 * after the offer is deleted.
 */
export function buildBooking(
  item: BookingItem,
  choiceWithOffer: ChoiceWithOffer,
  line: Line,
  quote: LineQuote | undefined,
): Omit<NewBooking, 'cancellationTiers' | 'namesDueDay'> {
  if (!quote) throw new Error('The quote has fewer lines than the cart has items.')
  const { choice, itemId, passengers } = item
  const bookedValues = {
    offer: toBookedOffer(choiceWithOffer),
    date: choice.date,
    endDate: findEndDate(choiceWithOffer, line),
    quantity: line.kind === 'tour' ? line.packageCount : itemQuantity(choice),
    travelers: countTravellersByType(choice),
    quote,
  }
  return {
    ...bookedValues,
    ...readTitles(choiceWithOffer, line, item.answers),
    ...readLocations(choiceWithOffer, item.answers),
    ...readStartTime(choiceWithOffer),
    itemId,
    pickup: readPickup(choiceWithOffer, item.answers),
    needs: choiceNeeds(choice, line),
    description: describeBooking({ ...bookedValues, kind: choice.kind }),
    pickupTime: 'pickupTime' in choice ? choice.pickupTime : findPickupTime(choiceWithOffer),
    passengers,
    answers: toStoredAnswers(
      askedQuestions(choice, choiceWithOffer.offer, item.answers),
      { ...item, answers: withoutPickupAddress(item.answers) },
      addPassengerIds(passengers).map(({ id }) => id),
    ),
  }
}

/**
 * Both branches return the same values, but TypeScript needs a branch for each type of ID: rooms have text IDs, and
 * other offers have numbers.
 */
function toBookedOffer({ kind, offer }: ChoiceWithOffer): BookedOffer {
  return kind === 'room' ? { kind, id: offer.id } : { kind, id: offer.id }
}

function findEndDate({ kind, item, offer }: ChoiceWithOffer, line: Line): LocalDate {
  switch (kind) {
    case 'tour':
      return line.kind === 'tour' ? tourEndDate(offer, line.package, item.date) : item.date
    case 'transfer':
      return item.date
    case 'rental':
      return rentalEndDate(item)
    case 'room':
      return item.endDate
  }
}

function readTitles(
  choiceWithOffer: ChoiceWithOffer,
  line: Line,
  answers: Answers | undefined,
): Pick<NewBooking, 'productTitle' | 'packageTitle'> {
  switch (choiceWithOffer.kind) {
    case 'tour':
      return { productTitle: choiceWithOffer.offer.title, packageTitle: line.kind === 'tour' ? line.package.name : '' }
    case 'transfer': {
      const { offer } = choiceWithOffer
      return { productTitle: bookedTransferTitle(offer, answers), packageTitle: offer.car.car_name }
    }
    case 'rental':
      return { productTitle: choiceWithOffer.offer.car_name, packageTitle: rentalPackageTitle }
    case 'room': {
      const room = choiceWithOffer.offer.rooms.find(({ id }) => id === choiceWithOffer.item.packageId)
      return { productTitle: choiceWithOffer.offer.name, packageTitle: room?.name ?? '' }
    }
  }
}

/** Returns an empty string if the tour has no start time or the traveller is not in a pickup zone. */
function findPickupTime(choiceWithOffer: ChoiceWithOffer): string {
  if (choiceWithOffer.kind !== 'tour') return ''
  const pickup = resolveTourPickup(choiceWithOffer)
  return pickup?.kind === 'zone' ? formatZonePickupTime(readStartTime(choiceWithOffer), pickup.zone) : ''
}

/** The values are stored with the booking, so that later changes by an editor do not affect it. */
function readStartTime(
  choiceWithOffer: ChoiceWithOffer,
): Pick<NewBooking, 'startTimeId' | 'startTime' | 'startLabel' | 'timeZone'> {
  if (choiceWithOffer.kind !== 'tour') {
    const timeZone = choiceWithOffer.kind === 'transfer' ? transferTimeZone(choiceWithOffer.offer) : baliTimeZone
    return { startTimeId: '', startTime: '', startLabel: '', timeZone }
  }
  const { item, offer } = choiceWithOffer
  const startTime = offer.start_times.find(({ id }) => id === item.startTimeId)
  return {
    startTimeId: startTime?.id ?? '',
    startTime: startTime?.time ?? '',
    startLabel: startTime?.label ?? '',
    timeZone: offer.time_zone,
  }
}

/** If a tour offers no choice of pickup, staff and the traveller agree on a location later. */
function readLocations(
  choiceWithOffer: ChoiceWithOffer,
  answers: Answers | undefined,
): Pick<NewBooking, 'pickupLocation' | 'deliveryLocation'> {
  if (choiceWithOffer.kind === 'transfer') {
    const { airport, area } = choiceWithOffer.offer
    const address = transferAddress(answers) || area
    return { pickupLocation: isDeparture(answers) ? address : airport, deliveryLocation: '' }
  }
  if (choiceWithOffer.kind === 'room')
    return { pickupLocation: hotelAddress(choiceWithOffer.offer), deliveryLocation: '' }
  if (choiceWithOffer.kind === 'tour') {
    return { pickupLocation: readPickup(choiceWithOffer, answers).place, deliveryLocation: '' }
  }
  const { deliveryLocation } = choiceWithOffer.item
  return { pickupLocation: deliveryLocation === '' ? choiceWithOffer.offer.pickup_location : '', deliveryLocation }
}

function readPickup(choiceWithOffer: ChoiceWithOffer, answers: Answers | undefined): StoredPickup {
  return toStoredPickup(choiceWithOffer.kind === 'tour' ? resolveTourPickup(choiceWithOffer) : null, answers)
}

function resolveTourPickup({ item, offer }: ChoiceWithOffer & { kind: 'tour' }) {
  const tourPackage = offer.pricing.find(({ id }) => id === item.packageId)
  return resolvePickup(offer.pickup, item.pickup, tourPackage)
}

const travellerTypes = [
  { type: 'adult', key: 'adults' },
  { type: 'child', key: 'children' },
  { type: 'infant', key: 'infants' },
] as const

function countTravellersByType(party: Party): NewBooking['travelers'] {
  return travellerTypes.map(({ type, key }) => ({ type, count: party[key] })).filter(({ count }) => count > 0)
}

/** Returns a hotel's address. Adds the city and the country only if the address does not contain them already. */
export function hotelAddress({ address, city, country }: Pick<CurrentHotel, 'address' | 'city' | 'country'>): string {
  const addressParts = new Set(address.split(',').map(withoutPostcode))
  const missingNames = [city, country].filter((name) => !addressParts.has(withoutPostcode(name)))
  return [address, ...missingNames]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ')
}

function withoutPostcode(text: string): string {
  return text.replaceAll(/\d+/g, '').trim().toLowerCase()
}
