import { cancellationNotes } from '../../../lib/cancellation.ts'
import { departureOf } from '../model/facts.ts'
import { cancellationOf, type ItemView } from '../model/item-view.ts'

/**
 * What cancelling a bookable item would refund, with the deadlines for its date, or that it could not be cancelled
 * online because the last deadline has passed.
 */
export function CancellationNote({ view }: { view: ItemView }) {
  const departure = departureOf(view)
  const start = departure ? { ...view.item, startTime: departure.start_time, timeZone: departure.time_zone } : view.item
  const notes = view.status === 'blocked' ? [] : cancellationNotes(start, cancellationOf(view), new Date())
  if (notes.length === 0) return null
  return (
    <div className="font-medium text-sm">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
