import { cancellationNote } from '../../../lib/cancellation-note.ts'
import type { ItemView } from '../model/item-view.ts'

/** The note that an item can no longer be cancelled online, unless it cannot be booked anyway. */
export function CancellationNote({ view }: { view: ItemView }) {
  const note = view.status === 'blocked' ? null : cancellationNote(view.item, new Date())
  return note && <p className="font-medium text-sm">{note}</p>
}
