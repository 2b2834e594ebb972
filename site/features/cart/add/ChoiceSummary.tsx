import { checkBooking, choiceNeeds, findCurrentLine, type OfferedChoice } from '@nusa/shared/booking'
import type { BaliNow } from '@nusa/shared/dates'
import { type PricePart, quote } from '@nusa/shared/pricing'
import type { Ref } from 'react'
import { useChoiceAvailabilityMessage } from '../../availability/index.ts'
import { PriceRows, PriceTotal } from '../../price/index.ts'

interface PricedChoice {
  choice: OfferedChoice
  /** In percent. */
  taxRate: number
  isInRupiah?: boolean
}

interface SummaryProps extends PricedChoice {
  now: BaliNow
  /** Focused when the traveller must read the notes before continuing. */
  notesRef: Ref<HTMLDivElement>
  formatPartName: (part: PricePart, money: (idr: number) => string) => string
}

export function ChoiceSummary({ choice, taxRate, isInRupiah, now, notesRef, formatPartName }: SummaryProps) {
  const line = findCurrentLine(choice)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceNotes ref={notesRef} choice={choice} now={now} />
      {line && (
        <PriceRows
          price={quote([line], taxRate)}
          formatPartName={formatPartName}
          isInRupiah={isInRupiah}
          hasTotal={false}
        />
      )}
    </div>
  )
}

/** Rendered in the footer of a dialog, so that the total stays visible while the dialog scrolls on a small phone. */
export function ChoiceTotal({ choice, taxRate, isInRupiah, totalName }: PricedChoice & { totalName?: string }) {
  const line = findCurrentLine(choice)
  return (
    <div aria-live="polite">
      {line && <PriceTotal price={quote([line], taxRate)} name={totalName} isInRupiah={isInRupiah} />}
    </div>
  )
}

interface Props {
  choice: OfferedChoice
  now: BaliNow
  /** Focused when the traveller tries to continue despite the notes. */
  ref: Ref<HTMLDivElement>
}

function ChoiceNotes({ choice, now, ref }: Props) {
  const line = findCurrentLine(choice)
  const availabilityMessage = useChoiceAvailabilityMessage(line ? choiceNeeds(choice.item, line) : [])
  const problemMessages = checkBooking(choice, null, now).map(({ message }) => message)
  const notes = availabilityMessage ? [...problemMessages, availabilityMessage.text] : problemMessages
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
