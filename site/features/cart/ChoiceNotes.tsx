import { checkBooking, choiceNeeds, type Wanted, wantedLine } from '@nusa/shared/booking'
import type { BaliNow } from '@nusa/shared/dates'
import { useNeedsLine } from '../places/store.ts'

/** What has to be said of a choice before it lies in the cart: what keeps it from being booked, or that little is left. */
export function ChoiceNotes({ wanted, now }: { wanted: Wanted; now: BaliNow }) {
  const line = wantedLine(wanted)
  const left = useNeedsLine(line ? choiceNeeds(wanted.item, line) : [])
  const problems = checkBooking(wanted, null, now).map(({ message }) => message)
  const notes = left ? [...problems, left.text] : problems
  return (
    <div role="status" className="font-semibold text-sm text-terracotta">
      {notes.map((note) => (
        <p key={note} className="mb-3">
          {note}
        </p>
      ))}
    </div>
  )
}
