import {
  type AirportTransfer,
  type CarRental,
  type RentalOffer,
  rentalOfferSchema,
  type TransferOffer,
  transferOfferSchema,
} from '@nusa/shared/catalog'
import { rentalView } from './rentals.ts'
import { transferView } from './transfers.ts'

/** A transfer as the cart reads it; null where its airport, area or car is not there. */
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

/** A car to rent as the cart reads it. */
export function rentalOffer(car: CarRental, catalog: Parameters<typeof rentalView>[1]): RentalOffer {
  const [picture = null] = rentalView(car, catalog).pictures
  return rentalOfferSchema.parse({ ...car, picture })
}
