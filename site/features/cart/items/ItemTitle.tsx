import { airportTransferPath, carRentalPath, hotelPath, tourPath } from '../../../lib/paths.ts'
import type { ItemView } from '../model/item-view.ts'

/** The name of an item, linked to its page if there is one. */
export function ItemTitle({ view }: { view: ItemView }) {
  const path = pathOf(view)
  const name = <bdi>{view.item.tourName}</bdi>
  if (!path) return name
  return (
    <a href={path} className="hover:text-jungle">
      {name}
    </a>
  )
}

/**
 * Returns the path of an item's page. A tour's path is known from the cart, other paths only after loading the offer.
 */
function pathOf({ status, kind, item, offer }: ItemView): string | null {
  if (!offer) return kind === 'tour' && status !== 'blocked' ? tourPath({ id: item.tourId, slug: item.tourSlug }) : null
  switch (kind) {
    case 'tour':
      return tourPath(offer)
    case 'transfer':
      return airportTransferPath(offer)
    case 'rental':
      return carRentalPath(offer)
    case 'room':
      return hotelPath(offer)
  }
}
