import { cancellationNote } from '../../../lib/cancellation-note.ts'
import type { ItemView } from '../model/item-view.ts'

/** The note that a bookable item could not be cancelled online after booking, because its deadline has passed. */
export function CancellationNote({ view }: { view: ItemView }) {
  const note = view.status === 'blocked' ? null : cancellationNote(view.item, new Date())
  return note && <p className="font-medium text-sm">{note}</p>
}
