import { type AirportTransfer, type TransferOffer, transferOfferSchema } from '@nusa/shared/catalog'
import type { Catalog } from '../../../catalog/catalog.ts'
import { smallPicture } from '../../../lib/media.ts'
import type { TransferBooking } from './offered-car.ts'
import { type TransferView, transferView } from './transfers.ts'

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

/** Returns the data of the button that books a route; `chosen` is the transfer whose page contains the button. */
export function transferBooking(
  transfers: readonly TransferView[],
  chosen: TransferView | null,
  catalog: Parameters<typeof transferView>[1] & Pick<Catalog, 'settings'>,
): TransferBooking {
  const cars = transfers.flatMap(({ transfer, car, category }) => {
    const offer = transferOffer(transfer, catalog)
    return offer ? [{ ...offer, picture: smallPicture(offer.picture), category, luggage: car.luggage }] : []
  })
  return { cars, chosen: chosen?.transfer.id ?? null, taxRate: catalog.settings.tax }
}
