import { cancellationNotes } from '../../../lib/cancellation.ts'
import { departureOf, timeZoneOf } from '../model/facts.ts'
import { cancellationOf, type ItemView } from '../model/item-view.ts'

/**
 * What cancelling a bookable item would refund, with the deadlines for its date, or that it could not be cancelled
 * online because the last deadline has passed.
 */
export function CancellationNote({ view }: { view: ItemView }) {
  const start = { ...view.item, startTime: departureOf(view)?.start_time, timeZone: timeZoneOf(view) }
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
