import {
  type AirportTransfer,
  type CarRental,
  type RentalOffer,
  rentalOfferSchema,
  type TransferOffer,
  transferOfferSchema,
} from '@nusa/shared/catalog'
import type { Catalog } from '../../catalog/catalog.ts'
import { smallPicture } from '../../lib/media.ts'
import type { RentalBooking } from './rental/offered-rental.ts'
import { rentalView } from './rentals.ts'
import type { TransferBooking } from './transfer/offered-car.ts'
import { type TransferView, transferView } from './transfers.ts'

type Taxed = Pick<Catalog, 'settings'>

/** Returns a transfer in the format of the cart; null if its airport, area or car is missing. */
export function transferOffer(
  transfer: AirportTransfer,
  catalog: Parameters<typeof transferView>[1],
): TransferOffer | null {
  const view = transferView(transfer, catalog)
  if (!view) return null
  const { airport, area, city, car, picture } = view
  const names = { airport: airport.name, area: area.name, city: city.name }
  return transferOfferSchema.parse({ ...transfer, ...names, car, picture })
}

/** Returns a rental car in the format of the cart. */
export function rentalOffer(car: CarRental, catalog: Parameters<typeof rentalView>[1]): RentalOffer {
  const [picture = null] = rentalView(car, catalog).pictures
  return rentalOfferSchema.parse({ ...car, picture })
}

/** Returns the data of the button that books a car. */
export function rentalBooking(car: CarRental, catalog: Parameters<typeof rentalView>[1] & Taxed): RentalBooking {
  const offer = rentalOffer(car, catalog)
  return { offer: { ...offer, picture: smallPicture(offer.picture) }, taxRate: catalog.settings.tax }
}

/** Returns the data of the button that books a route; `chosen` is the transfer whose page contains the button. */
export function transferBooking(
  transfers: readonly TransferView[],
  chosen: TransferView | null,
  catalog: Parameters<typeof transferView>[1] & Taxed,
): TransferBooking {
  const cars = transfers.flatMap(({ transfer, car, category }) => {
    const offer = transferOffer(transfer, catalog)
    return offer ? [{ ...offer, picture: smallPicture(offer.picture), category, luggage: car.luggage }] : []
  })
  return { cars, chosen: chosen?.transfer.id ?? null, taxRate: catalog.settings.tax }
}
