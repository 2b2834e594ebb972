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
import type { Tour } from '@nusa/shared/catalog'
import type { AskedOffers, Offers, SoldHotel, SoldRental, SoldTransfer } from '../ports/catalog.ts'

/** A choice together with the offer that it names. */
export type FoundOffer =
  | { kind: 'tour'; item: TourChoice; offer: Tour }
  | { kind: 'transfer'; item: TransferChoice; offer: SoldTransfer }
  | { kind: 'rental'; item: RentalChoice; offer: SoldRental }
  | { kind: 'room'; item: RoomChoice; offer: SoldHotel }

type WithNullableOffer<Entry> = Entry extends { offer: infer Offer }
  ? Omit<Entry, 'offer'> & { offer: Offer | null }
  : never

/** A choice whose offer may no longer exist. */
export type OfferLookup = WithNullableOffer<FoundOffer>

/** Collects the IDs to read from the catalogue, without duplicates. */
export function requestedOffers(items: readonly BookingItem[]): AskedOffers {
  const choices = items.map(({ choice }) => choice)
  return {
    tours: new Set(choices.flatMap((choice) => (choice.kind === 'tour' ? choice.tourId : []))),
    transfers: new Set(choices.flatMap((choice) => (choice.kind === 'transfer' ? transferIdOf(choice) : []))),
    rentals: new Set(choices.flatMap((choice) => (choice.kind === 'rental' ? rentalIdOf(choice) : []))),
    hotels: new Set(choices.flatMap((choice) => (choice.kind === 'room' ? hotelIdOf(choice) : []))),
  }
}

/** Finds the offer that a choice names among the current offers. */
export function findOffer(choice: Choice, offers: Offers): OfferLookup {
  switch (choice.kind) {
    case 'tour':
      return { kind: 'tour', item: choice, offer: offers.tours.get(choice.tourId) ?? null }
    case 'transfer':
      return { kind: 'transfer', item: choice, offer: offers.transfers.get(transferIdOf(choice)) ?? null }
    case 'rental':
      return { kind: 'rental', item: choice, offer: offers.rentals.get(rentalIdOf(choice)) ?? null }
    case 'room':
      return { kind: 'room', item: choice, offer: offers.hotels.get(hotelIdOf(choice)) ?? null }
  }
}

/** Returns whether the offer of a choice still exists. */
export function isFound(sought: OfferLookup): sought is FoundOffer {
  return sought.offer !== null
}
