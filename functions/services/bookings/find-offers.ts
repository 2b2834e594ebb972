import type { BookingItem } from '@nusa/shared/booking'
import {
  type Choice,
  hotelIdOf,
  type RentalChoice,
  type RoomChoice,
  rentalIdOf,
  type TourChoice,
  type TransferChoice,
  transferIdOf,
} from '@nusa/shared/cart'
import type { CurrentHotel, CurrentRental, CurrentTour, CurrentTransfer } from '@nusa/shared/catalog'
import type { OfferIds, Offers } from '../../ports/catalog.ts'

export type ChoiceWithOffer =
  | { kind: 'tour'; item: TourChoice; offer: CurrentTour }
  | { kind: 'transfer'; item: TransferChoice; offer: CurrentTransfer }
  | { kind: 'rental'; item: RentalChoice; offer: CurrentRental }
  | { kind: 'room'; item: RoomChoice; offer: CurrentHotel }

type WithNullableOffer<Entry> = Entry extends { offer: infer Offer }
  ? Omit<Entry, 'offer'> & { offer: Offer | null }
  : never

export type OfferLookup = WithNullableOffer<ChoiceWithOffer>

export function collectOfferIds(items: readonly BookingItem[]): OfferIds {
  const tours = new Set<number>()
  const transfers = new Set<number>()
  const rentals = new Set<number>()
  const hotels = new Set<string>()
  for (const { choice } of items) {
    if (choice.kind === 'tour') tours.add(choice.productId)
    if (choice.kind === 'transfer') transfers.add(transferIdOf(choice))
    if (choice.kind === 'rental') rentals.add(rentalIdOf(choice))
    if (choice.kind === 'room') hotels.add(hotelIdOf(choice))
  }
  return { tours, transfers, rentals, hotels }
}

export function findOffer(choice: Choice, offers: Offers): OfferLookup {
  switch (choice.kind) {
    case 'tour':
      return { kind: 'tour', item: choice, offer: offers.tours.get(choice.productId) ?? null }
    case 'transfer':
      return { kind: 'transfer', item: choice, offer: offers.transfers.get(transferIdOf(choice)) ?? null }
    case 'rental':
      return { kind: 'rental', item: choice, offer: offers.rentals.get(rentalIdOf(choice)) ?? null }
    case 'room':
      return { kind: 'room', item: choice, offer: offers.hotels.get(hotelIdOf(choice)) ?? null }
  }
}

/** Returns the ID of the cancellation policy. A stay uses the policy of its room. Null means the default policy. */
export function findPolicyId({ kind, item, offer }: ChoiceWithOffer): number | null {
  if (kind !== 'room') return offer.cancellation_policy_id
  return offer.rooms.find(({ id }) => id === item.packageId)?.cancellation_policy_id ?? null
}

export function hasOffer(lookup: OfferLookup): lookup is ChoiceWithOffer {
  return lookup.offer !== null
}
