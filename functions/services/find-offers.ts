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

/** What was chosen beside what is offered today. */
export type Found =
  | { kind: 'tour'; item: TourChoice; offer: Tour }
  | { kind: 'transfer'; item: TransferChoice; offer: SoldTransfer }
  | { kind: 'rental'; item: RentalChoice; offer: SoldRental }
  | { kind: 'room'; item: RoomChoice; offer: SoldHotel }

type OrGone<Wanted> = Wanted extends { offer: infer Offer } ? Omit<Wanted, 'offer'> & { offer: Offer | null } : never

/** The same, where it may no longer be offered. */
export type Sought = OrGone<Found>

/** What to ask the catalogue for, each thing once. */
export function askedOffers(items: readonly BookingItem[]): AskedOffers {
  const choices = items.map(({ choice }) => choice)
  return {
    tours: new Set(choices.flatMap((choice) => (choice.kind === 'tour' ? choice.tourId : []))),
    transfers: new Set(choices.flatMap((choice) => (choice.kind === 'transfer' ? transferIdOf(choice) : []))),
    rentals: new Set(choices.flatMap((choice) => (choice.kind === 'rental' ? rentalIdOf(choice) : []))),
    hotels: new Set(choices.flatMap((choice) => (choice.kind === 'room' ? hotelIdOf(choice) : []))),
  }
}

/** What a choice names, among what is offered today. */
export function seek(choice: Choice, offers: Offers): Sought {
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

/** Says whether it is offered. */
export function isFound(sought: Sought): sought is Found {
  return sought.offer !== null
}
