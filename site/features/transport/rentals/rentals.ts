import type { CarRental, Picture } from '@nusa/shared/catalog'
import type { Catalog } from '../../../catalog/catalog.ts'
import { isEmptyHtml } from '../../../lib/html.ts'
import { firstPicture } from '../../../lib/media.ts'
import { carRentalPath } from '../../../lib/paths.ts'

/** The data that a rental car's card and page show. */
export interface RentalView {
  car: CarRental
  path: string
  type: string
  /** The type's slug in URLs; empty without a type. */
  typeSlug: string
  pictures: Picture[]
}

type Content = Pick<Catalog, 'carRentals' | 'carRentalTypes' | 'pictures'>

/** Returns a car with its type and pictures; HTML without visible text becomes empty. */
export function rentalView(car: CarRental, { carRentalTypes, pictures }: Omit<Content, 'carRentals'>): RentalView {
  const text = (html: string) => (isEmptyHtml(html) ? '' : html)
  const type = carRentalTypes.get(car.type_id)
  return {
    car: {
      ...car,
      package_details: text(car.package_details),
      insurance: text(car.insurance),
      cancellation_policy: text(car.cancellation_policy),
    },
    path: carRentalPath(car),
    type: type?.name ?? '',
    typeSlug: type?.slug ?? '',
    pictures: car.images.flatMap((id) => pictures.get(id) ?? []),
  }
}

/** Returns all rental cars by name. */
export function rentalViews(catalog: Content): RentalView[] {
  return [...catalog.carRentals.values()]
    .toSorted((a, b) => a.car_name.localeCompare(b.car_name, 'en') || a.id - b.id)
    .map((car) => rentalView(car, catalog))
}

/** Returns the lowest price per day; null without cars. */
export function lowestDailyPrice(views: readonly RentalView[]): number | null {
  return views.length > 0 ? Math.min(...views.map(({ car }) => car.price_per_day)) : null
}

/** Returns the picture of the car list: that of the most expensive car. */
export function rentalCover({ pictures, carRentals }: Content): Picture | null {
  const mostExpensive = [...carRentals.values()].toSorted((a, b) => b.price_per_day - a.price_per_day || a.id - b.id)
  return firstPicture(
    pictures,
    mostExpensive.flatMap(({ images }) => images),
  )
}
