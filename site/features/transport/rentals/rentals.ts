import {
  type CarRental,
  findCancellation,
  type OfferedCancellation,
  type Picture,
  type RentalOffer,
  rentalOfferSchema,
} from '@nusa/shared/catalog'
import type { Catalog } from '../../../catalog/catalog.ts'
import { isEmptyHtml } from '../../../lib/html.ts'
import { firstPicture, smallPicture } from '../../../lib/media.ts'
import { carRentalPath } from '../../../lib/paths.ts'
import type { RentalBooking } from './rental-booking.ts'

export interface RentalView {
  car: CarRental
  path: string
  /** `type` and `typeSlug` are empty if the car has no type. */
  type: string
  typeSlug: string
  pictures: Picture[]
  cancellation: OfferedCancellation
}

type RentalContent = Pick<Catalog, 'carRentalTypes' | 'pictures' | 'cancellation'>
type RentalCatalog = RentalContent & Pick<Catalog, 'carRentals'>

/** Returns what the site shows of a car. HTML without visible content becomes an empty string. */
export function createRentalView(car: CarRental, catalog: RentalContent): RentalView {
  const { carRentalTypes, pictures } = catalog
  const emptyIfBlank = (html: string) => (isEmptyHtml(html) ? '' : html)
  const type = carRentalTypes.get(car.type_id)
  return {
    car: {
      ...car,
      package_details: emptyIfBlank(car.package_details),
      insurance: emptyIfBlank(car.insurance),
      cancellation_policy: emptyIfBlank(car.cancellation_policy),
    },
    cancellation: findCancellation(catalog.cancellation, car.cancellation_policy_id),
    path: carRentalPath(car),
    type: type?.name ?? '',
    typeSlug: type?.slug ?? '',
    pictures: car.images.flatMap((id) => pictures.get(id) ?? []),
  }
}

export function listRentalViews(catalog: RentalCatalog): RentalView[] {
  return [...catalog.carRentals.values()]
    .toSorted((a, b) => a.car_name.localeCompare(b.car_name, 'en') || a.id - b.id)
    .map((car) => createRentalView(car, catalog))
}

/** Returns null if there are no cars. */
export function findLowestDailyPrice(views: readonly RentalView[]): number | null {
  return views.length > 0 ? Math.min(...views.map(({ car }) => car.price_per_day)) : null
}

/** Returns a picture of the most expensive car. */
export function findRentalCover({ pictures, carRentals }: RentalCatalog): Picture | null {
  const carsByPrice = [...carRentals.values()].toSorted((a, b) => b.price_per_day - a.price_per_day || a.id - b.id)
  return firstPicture(
    pictures,
    carsByPrice.flatMap(({ images }) => images),
  )
}

export function createRentalOffer(car: CarRental, catalog: RentalContent): RentalOffer {
  const { cancellation, pictures } = createRentalView(car, catalog)
  return rentalOfferSchema.parse({ ...car, cancellation, picture: pictures[0] ?? null })
}

export function createRentalBooking(car: CarRental, catalog: RentalContent & Pick<Catalog, 'settings'>): RentalBooking {
  const offer = createRentalOffer(car, catalog)
  return { offer: { ...offer, picture: smallPicture(offer.picture) }, taxRate: catalog.settings.tax }
}
