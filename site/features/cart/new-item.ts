import { type BookingProblem, checkBooking, type Wanted, wantedLine } from '@nusa/shared/booking'
import {
  type CartItem,
  cartItemSchema,
  daysText,
  makeItemId,
  nightsText,
  type RentalChoice,
  type RoomChoice,
  referenceTo,
  roomNights,
  type TransferChoice,
} from '@nusa/shared/cart'
import type { HotelOffer, RentalOffer, TransferOffer } from '@nusa/shared/catalog'
import { baliNow } from '@nusa/shared/dates'
import { quoteLine } from '@nusa/shared/pricing'
import { mediaPath, sizeFor } from '../../lib/media.ts'
import { $siteData } from '../../lib/settings.ts'
import { addToCart } from './stored-cart.ts'
import { cartTexts as texts } from './texts.ts'

/** What became of an addition; where a rule forbids it, nothing was added and the rule's words say why. */
export type Added = { outcome: 'added' | 'repeated' | 'full' } | { outcome: 'refused'; problem: BookingProblem }

/** What is asked for in a form; what it is of comes from the offer. */
type Chosen<Choice> = Omit<Choice, 'kind' | 'tourId' | 'packageId'>
type Shown = Pick<CartItem, 'tourName' | 'packageTitle' | 'tourLocation' | 'tourDuration'> & {
  picture: TransferOffer['picture']
}

/** Puts an airport transfer into the cart. */
export function addTransfer(offer: TransferOffer, chosen: Chosen<TransferChoice>): Added {
  const { car, airport, area, picture } = offer
  const reference = { tourId: referenceTo('transfer', offer.id), packageId: String(car.id) }
  return add(
    { kind: 'transfer', item: { ...chosen, ...reference, kind: 'transfer' }, offer },
    {
      tourName: texts.transferName(airport, area),
      packageTitle: car.car_name,
      tourLocation: area,
      tourDuration: offer.estimated_duration,
      picture,
    },
  )
}

/** Puts a rental car into the cart, from its first day for so many days. */
export function addRental(
  offer: RentalOffer,
  chosen: Omit<Chosen<RentalChoice>, 'adults' | 'children' | 'infants'>,
): Added {
  const reference = { tourId: referenceTo('rental', offer.id), packageId: 'car-rental' } as const
  const driver = { adults: 1, children: 0, infants: 0 } as const
  return add(
    { kind: 'rental', item: { ...chosen, ...reference, ...driver, kind: 'rental' }, offer },
    {
      tourName: offer.car_name,
      packageTitle: texts.dailyRental,
      tourLocation: offer.pickup_location,
      tourDuration: daysText(chosen.quantity),
      picture: offer.picture,
    },
  )
}

/** Puts rooms of one kind into the cart. */
export function addRoom(hotel: HotelOffer, roomId: string, chosen: Chosen<RoomChoice>): Added {
  const room = hotel.rooms.find(({ id }) => id === roomId)
  return add(
    {
      kind: 'room',
      item: { ...chosen, tourId: referenceTo('room', hotel.id), packageId: roomId, kind: 'room' },
      offer: hotel,
    },
    {
      tourName: hotel.name,
      packageTitle: room?.name ?? '',
      tourLocation: [hotel.city, hotel.country].filter(Boolean).join(', '),
      tourDuration: nightsText(roomNights(chosen)),
      picture: room?.picture ?? null,
    },
  )
}

function add(wanted: Wanted, { picture, ...shown }: Shown): Added {
  const now = new Date()
  const [problem] = checkBooking(wanted, null, baliNow(now))
  if (problem) return { outcome: 'refused', problem }
  const line = wantedLine(wanted)
  if (!line) throw new Error('A choice passed the check, but has no line.')
  const { tourId, packageId } = wanted.item
  const settings = $siteData.get()
  const item = cartItemSchema.parse({
    ...wanted.item,
    ...shown,
    id: makeItemId(tourId, packageId, now),
    image: picture && mediaPath(sizeFor(picture.sizes, 320).file),
    price: quoteLine(line).total,
    taxRate: settings.status === 'ready' ? settings.data.tax : undefined,
  })
  return { outcome: addToCart(item) }
}
