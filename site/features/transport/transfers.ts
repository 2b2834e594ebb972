import type { AirportTransfer, Car, Picture } from '@nusa/shared/catalog'
import type { Catalog } from '../../lib/catalog.ts'
import { firstPicture } from '../../lib/media.ts'
import { airportTransferPath } from '../../lib/paths.ts'

/** One car on one route. */
export interface TransferView {
  transfer: AirportTransfer
  path: string
  airport: { id: number; name: string }
  area: { id: number; name: string }
  city: { id: number; name: string }
  car: Car
  category: string
  picture: Picture | null
}

/** All cars that drive from an airport to an area, the cheapest first. */
export interface RouteView {
  airport: TransferView['airport']
  area: TransferView['area']
  city: TransferView['city']
  /** Whole rupiah; null where no car of the route has a price. */
  lowestPrice: number | null
  transfers: TransferView[]
}

type Content = Pick<
  Catalog,
  'airportTransfers' | 'airports' | 'areas' | 'cities' | 'cars' | 'carCategories' | 'pictures'
>

/** A transfer with what it names; null where its airport, area or car is not there. */
export function transferView(transfer: AirportTransfer, catalog: Content): TransferView | null {
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
  }
}

const priceOf = ({ transfer }: TransferView) => transfer.base_price ?? Number.POSITIVE_INFINITY

/** The routes by airport, then by area; transfers that name something that is gone are left out. */
export function routeViews(catalog: Content): RouteView[] {
  const views = [...catalog.airportTransfers.values()]
    .toSorted((a, b) => a.id - b.id)
    .flatMap((transfer) => transferView(transfer, catalog) ?? [])
  const routes = Map.groupBy(views, ({ airport, area }) => `${airport.id} ${area.id}`)
  return [...routes.values()]
    .flatMap((all) => {
      const transfers = all.toSorted((a, b) => (priceOf(a) === priceOf(b) ? 0 : priceOf(a) - priceOf(b)))
      const [cheapest] = transfers
      if (!cheapest) return []
      const { airport, area, city, transfer } = cheapest
      return [{ airport, area, city, lowestPrice: transfer.base_price, transfers }]
    })
    .toSorted((a, b) => a.airport.id - b.airport.id || a.area.id - b.area.id)
}

/** The lowest price of a transfer; null where none has a price. */
export function lowestRoute(routes: readonly RouteView[]): number | null {
  const prices = routes.flatMap(({ lowestPrice }) => lowestPrice ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

/** The picture of a list of transfers: that of the dearest car. */
export function transferCover(routes: readonly RouteView[]): Picture | null {
  const dearest = routes
    .flatMap(({ transfers }) => transfers)
    .filter(({ picture }) => picture !== null)
    .toSorted((a, b) => (b.transfer.base_price ?? 0) - (a.transfer.base_price ?? 0))
  return dearest[0]?.picture ?? null
}
