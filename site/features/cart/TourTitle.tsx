import { tourPath } from '../../lib/paths.ts'
import type { ItemView } from './view.ts'

/** The tour's name, leading to its page while there is one. */
export function TourTitle({ view }: { view: ItemView }) {
  const { item, status, offer } = view
  const isGone = status === 'blocked' && offer === null
  if (isGone) return item.tourName
  return (
    <a href={tourPath({ id: item.tourId, slug: offer?.slug ?? item.tourSlug })} className="hover:text-jungle">
      {item.tourName}
    </a>
  )
}
