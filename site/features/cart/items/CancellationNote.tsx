import { cancellationNotes } from '../../../lib/cancellation.ts'
import { departureOf, timeZoneOf } from '../model/facts.ts'
import { cancellationOf, type ItemView } from '../model/item-view.ts'

/**
 * Shows until when the item can be cancelled, or that the last deadline has passed. Shows nothing while the policy is
 * unknown.
 */
export function CancellationNote({ view }: { view: ItemView }) {
  if (view.status === 'blocked' || view.offer === null) return null
  const start = { ...view.item, startTime: departureOf(view)?.start_time, timeZone: timeZoneOf(view) }
  const notes = cancellationNotes(start, cancellationOf(view), new Date())
  return (
    <div className="font-medium text-sm">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
