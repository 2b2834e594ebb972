import { checkBooking, choiceNeeds, findCurrentLine, type OfferedChoice } from '@nusa/shared/booking'
import {
  type CartItem,
  createItemId,
  createReference,
  formatDayCount,
  formatNightCount,
  type RentalChoice,
  type RoomChoice,
  roomNights,
  type TransferChoice,
  withSeenPrice,
} from '@nusa/shared/cart'
import type { HotelOffer, RentalOffer, TransferOffer } from '@nusa/shared/catalog'
import { baliNow } from '@nusa/shared/dates'
import { mediaPath, sizeFor } from '../../../lib/media.ts'
import { $availability, choiceAvailabilityMessage } from '../../availability/index.ts'
import type { CartProblem } from '../model/item-view.ts'
import { addToCart } from '../model/stored-cart.ts'
import { cartTexts as texts } from '../model/texts.ts'

/**
 * `repeated`: the same click or key press has already added the item. `full`: the cart has reached its maximum.
 * `refused`: the item cannot be booked.
 */
export type AddResult = { outcome: 'added' | 'repeated' | 'full' } | { outcome: 'refused'; problem: CartProblem }

type ChoiceOf<Kind> = Extract<OfferedChoice, { kind: Kind }>
/** The fields that the visitor fills in. All other fields come from the offer. */
type ChosenFields<Choice> = Omit<Choice, 'kind' | 'productId' | 'packageId'>
type DisplayFields = Pick<CartItem, 'productName' | 'packageTitle' | 'location' | 'duration' | 'taxRate'> & {
  picture: TransferOffer['picture']
}

export type ChosenTransfer = Omit<ChosenFields<TransferChoice>, 'seenTimeZone'>
export type ChosenRental = Omit<ChosenFields<RentalChoice>, 'adults' | 'children' | 'infants'>
export type ChosenRoom = ChosenFields<RoomChoice>

/** Combines the visitor's choice with the offer, so that the rules can be checked and the price computed. */
export function createTransferChoice(offer: TransferOffer, chosen: ChosenTransfer): ChoiceOf<'transfer'> {
  const reference = { productId: createReference('transfer', offer.id), packageId: String(offer.car.id) }
  const seenFields = { seenTimeZone: offer.time_zone }
  return { kind: 'transfer', item: { ...chosen, ...reference, ...seenFields, kind: 'transfer' }, offer }
}

export function createRentalChoice(offer: RentalOffer, chosen: ChosenRental): ChoiceOf<'rental'> {
  const reference = { productId: createReference('rental', offer.id), packageId: 'car-rental' } as const
  const driver = { adults: 1, children: 0, infants: 0 } as const
  return { kind: 'rental', item: { ...chosen, ...reference, ...driver, kind: 'rental' }, offer }
}

export function createRoomChoice(hotel: HotelOffer, roomId: string, chosen: ChosenRoom): ChoiceOf<'room'> {
  const reference = { productId: createReference('room', hotel.id), packageId: roomId }
  return { kind: 'room', item: { ...chosen, ...reference, kind: 'room' }, offer: hotel }
}

const thumbnailWidthPx = 320

/** `taxRate` (percent) is the rate shown with the price. */
export function addTransfer(offer: TransferOffer, chosen: ChosenTransfer, taxRate: number): AddResult {
  const { car, airport, area, picture } = offer
  return addItem(createTransferChoice(offer, chosen), {
    productName: texts.transferName(airport, area),
    packageTitle: car.car_name,
    location: area,
    duration: offer.estimated_duration,
    picture,
    taxRate,
  })
}

export function addRental(offer: RentalOffer, chosen: ChosenRental, taxRate: number): AddResult {
  return addItem(createRentalChoice(offer, chosen), {
    productName: offer.car_name,
    packageTitle: texts.dailyRental,
    location: offer.pickup_location,
    duration: formatDayCount(chosen.quantity),
    picture: offer.picture,
    taxRate,
  })
}

export function addRoom(hotel: HotelOffer, roomId: string, chosen: ChosenRoom, taxRate: number): AddResult {
  const room = hotel.rooms.find(({ id }) => id === roomId)
  return addItem(createRoomChoice(hotel, roomId, chosen), {
    productName: hotel.name,
    packageTitle: room?.name ?? '',
    location: [hotel.city, hotel.country].filter(Boolean).join(', '),
    duration: formatNightCount(roomNights(chosen)),
    picture: room?.picture ?? null,
    taxRate,
  })
}

function addItem(
  choice: Exclude<OfferedChoice, { kind: 'tour' }>,
  { picture, ...displayFields }: DisplayFields,
): AddResult {
  const now = new Date()
  const [problem] = checkBooking(choice, null, baliNow(now))
  if (problem) return { outcome: 'refused', problem }
  const line = findCurrentLine(choice)
  if (!line) throw new Error('A choice passed the check, but has no line.')
  const availabilityMessage = choiceAvailabilityMessage(choiceNeeds(choice.item, line), $availability.get())
  if (availabilityMessage?.isTooFew)
    return { outcome: 'refused', problem: { reason: 'sold_out', message: availabilityMessage.text } }
  const { productId, packageId } = choice.item
  const id = createItemId(productId, packageId, now)
  const image = picture && mediaPath(sizeFor(picture.sizes, thumbnailWidthPx).file)
  return { outcome: addToCart(withSeenPrice({ ...choice.item, ...displayFields, id, image }, line)) }
}
