import { type CarRental, type RentalOffer, rentalOfferSchema } from '@nusa/shared/catalog'
import type { Catalog } from '../../../catalog/catalog.ts'
import { smallPicture } from '../../../lib/media.ts'
import type { RentalBooking } from './offered-rental.ts'
import { rentalView } from './rentals.ts'

/** Returns a rental car in the format of the cart. */
export function rentalOffer(car: CarRental, catalog: Parameters<typeof rentalView>[1]): RentalOffer {
  const [picture = null] = rentalView(car, catalog).pictures
  return rentalOfferSchema.parse({ ...car, picture })
}

/** Returns the data of the button that books a car. */
export function rentalBooking(
  car: CarRental,
  catalog: Parameters<typeof rentalView>[1] & Pick<Catalog, 'settings'>,
): RentalBooking {
  const offer = rentalOffer(car, catalog)
  return { offer: { ...offer, picture: smallPicture(offer.picture) }, taxRate: catalog.settings.tax }
}
