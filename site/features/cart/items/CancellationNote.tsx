import { cancellationNotes } from '../../../lib/cancellation.ts'
import { cancellationOf, type ItemView } from '../model/item-view.ts'

/**
 * What cancelling a bookable item would refund, with the deadlines for its date, or that it could not be cancelled
 * online because the last deadline has passed.
 */
export function CancellationNote({ view }: { view: ItemView }) {
  const notes = view.status === 'blocked' ? [] : cancellationNotes(view.item, cancellationOf(view), new Date())
  return notes.map((note) => (
    <p key={note} className="font-medium text-sm">
      {note}
    </p>
  ))
}
