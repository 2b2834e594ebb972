import {
  type Airport,
  type AirportTransfer,
  type Car,
  findCancellation,
  type OfferedCancellation,
  omitBaliTimeZone,
  type Picture,
  type TransferOffer,
  transferOfferSchema,
} from '@nusa/shared/catalog'
import type { Catalog } from '../../../catalog/catalog.ts'
import { firstPicture, smallPicture } from '../../../lib/media.ts'
import { airportTransferPath } from '../../../lib/paths.ts'
import { transportTexts as texts } from '../texts.ts'
import type { TransferBooking } from './transfer-booking.ts'

/** One car on one route. */
export interface TransferView {
  transfer: AirportTransfer
  path: string
  airport: Pick<Airport, 'id' | 'name' | 'time_zone'>
  area: { id: number; name: string }
  city: { id: number; name: string }
  car: Car
  category: string
  picture: Picture | null
  cancellation: OfferedCancellation
}

/** All cars from an airport to an area, cheapest first. */
export interface RouteView {
  airport: TransferView['airport']
  area: TransferView['area']
  city: TransferView['city']
  /** In rupiah; null if no car of the route has a price. */
  lowestPrice: number | null
  transfers: TransferView[]
}

type TransferCatalog = Pick<
  Catalog,
  'airportTransfers' | 'airports' | 'areas' | 'cities' | 'cars' | 'carCategories' | 'pictures' | 'cancellation'
>

/** Returns null if the transfer's airport, area, city or car is missing. */
export function createTransferView(transfer: AirportTransfer, catalog: TransferCatalog): TransferView | null {
  const airport = catalog.airports.get(transfer.airport_location_id)
  const area = catalog.areas.get(transfer.area_id)
  const car = catalog.cars.get(transfer.car_id)
  const city = airport && catalog.cities.get(airport.city_id)
  if (!airport || !area || !car || !city) return null
  return {
    transfer,
    path: airportTransferPath(transfer),
    airport,
    area,
    city,
    car,
    category: catalog.carCategories.get(car.category_id)?.name ?? '',
    picture: firstPicture(catalog.pictures, [...transfer.images, car.image]),
    cancellation: findCancellation(catalog.cancellation, transfer.cancellation_policy_id),
  }
}

/** Returns Infinity if the transfer has no price, so that it is sorted last. */
const getSortPrice = ({ transfer }: TransferView) => transfer.base_price ?? Number.POSITIVE_INFINITY

/** Equal prices are compared first, because the difference of two infinite prices is NaN. */
const comparePrices = (a: TransferView, b: TransferView) =>
  getSortPrice(a) === getSortPrice(b) ? 0 : getSortPrice(a) - getSortPrice(b)

/** Returns all routes, sorted by airport and area. Omits transfers whose airport, area, city or car is missing. */
export function listRouteViews(catalog: TransferCatalog): RouteView[] {
  const views = [...catalog.airportTransfers.values()]
    .toSorted((a, b) => a.id - b.id)
    .flatMap((transfer) => createTransferView(transfer, catalog) ?? [])
  const transfersByRoute = Map.groupBy(views, ({ airport, area }) => `${airport.id} ${area.id}`)
  return [...transfersByRoute.values()]
    .flatMap((routeTransfers) => {
      const transfers = routeTransfers.toSorted(comparePrices)
      const [cheapestTransfer] = transfers
      if (!cheapestTransfer) return []
      const { airport, area, city, transfer } = cheapestTransfer
      return [{ airport, area, city, lowestPrice: transfer.base_price, transfers }]
    })
    .toSorted((a, b) => a.airport.id - b.airport.id || a.area.id - b.area.id)
}

/** Returns null if no transfer has a price. */
export function findLowestTransferPrice(routes: readonly RouteView[]): number | null {
  const prices = routes.flatMap(({ lowestPrice }) => lowestPrice ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

/** Returns a picture of the most expensive transfer. */
export function findTransferCover(routes: readonly RouteView[]): Picture | null {
  const transfersByPrice = routes
    .flatMap(({ transfers }) => transfers)
    .filter(({ picture }) => picture !== null)
    .toSorted((a, b) => (b.transfer.base_price ?? 0) - (a.transfer.base_price ?? 0))
  return transfersByPrice[0]?.picture ?? null
}

/** Returns texts that are short enough for search engines and previews. */
export function createTransferMeta({ car, airport, area }: TransferView): { title: string; description: string } {
  // An airport's name may end with its code, as in 'Bali (DPS)'.
  const [, code] = /\(([A-Z]{3})\)$/.exec(airport.name) ?? []
  const shortAirportName = code ? texts.airportOf(code) : airport.name
  return {
    title: `${car.car_name}, ${texts.routeName(shortAirportName, area.name)}`,
    description: `${car.car_name}, ${texts.seats(car.seats)}: ${texts.routeName(airport.name, area.name)}. ${texts.nameOnSign}`,
  }
}

/** Returns null if the transfer's airport, area, city or car is missing. */
export function createTransferOffer(transfer: AirportTransfer, catalog: TransferCatalog): TransferOffer | null {
  const view = createTransferView(transfer, catalog)
  if (!view) return null
  const { airport, area, city, car, picture, cancellation } = view
  const names = { airport: airport.name, area: area.name, city: city.name }
  const time_zone = omitBaliTimeZone(airport.time_zone)
  return transferOfferSchema.parse({ ...transfer, ...names, time_zone, car, picture, cancellation })
}

/** Returns the data of the button that opens the dialog. `chosen` is the transfer whose page contains the button. */
export function createTransferBooking(
  transfers: readonly TransferView[],
  chosen: TransferView | null,
  catalog: TransferCatalog & Pick<Catalog, 'settings'>,
): TransferBooking {
  const cars = transfers.flatMap(({ transfer, car, category }) => {
    const offer = createTransferOffer(transfer, catalog)
    return offer ? [{ ...offer, picture: smallPicture(offer.picture), category, luggage: car.luggage }] : []
  })
  return { cars, chosen: chosen?.transfer.id ?? null, taxRate: catalog.settings.tax }
}
