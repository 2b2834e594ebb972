import { checkBooking, choiceNeeds, type OfferedChoice, resolveLine } from '@nusa/shared/booking'
import type { BaliNow } from '@nusa/shared/dates'
import type { Ref } from 'react'
import { useNeedsMessage } from '../../availability/index.ts'

interface Props {
  choice: OfferedChoice
  now: BaliNow
  /** Receives the focus when the traveller tries to continue despite the notes. */
  ref: Ref<HTMLDivElement>
}

/** Shows what prevents a choice from being booked, or that few are left, before it is added to the cart. */
export function ChoiceNotes({ choice, now, ref }: Props) {
  const line = resolveLine(choice)
  const left = useNeedsMessage(line ? choiceNeeds(choice.item, line) : [])
  const problems = checkBooking(choice, null, now).map(({ message }) => message)
  const notes = left ? [...problems, left.text] : problems
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="grid gap-3 rounded-sm font-semibold text-sm text-terracotta outline-terracotta empty:sr-only focus:outline-2 focus:outline-offset-4"
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
