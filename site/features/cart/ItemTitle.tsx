import { airportTransferPath, carRentalPath, hotelPath, tourPath } from '../../lib/paths.ts'
import type { ItemView } from './item-view.ts'

/** The name of what is booked, leading to its page while there is one. */
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

/** A tour's page is known from the cart; the others' once they were looked up. */
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
