import { type Wanted, wantedLine } from '@nusa/shared/booking'
import type { BaliNow } from '@nusa/shared/dates'
import { type PricePart, quote } from '@nusa/shared/pricing'
import type { Ref } from 'react'
import { PriceRows, PriceTotal } from '../price/store.ts'
import { ChoiceNotes } from './ChoiceNotes.tsx'

interface Priced {
  wanted: Wanted
  /** Percentage. */
  taxRate: number
  isInRupiah?: boolean
}

interface SummaryProps extends Priced {
  now: BaliNow
  /** The notes, for when they have to be read before one can go on. */
  notes: Ref<HTMLDivElement>
  partName: (part: PricePart, money: (idr: number) => string) => string
}

/** What ends the form of a dialog: what has to be said of the choice, and what its price is made of. */
export function ChoiceSummary({ wanted, taxRate, isInRupiah, now, notes, partName }: SummaryProps) {
  const line = wantedLine(wanted)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceNotes ref={notes} wanted={wanted} now={now} />
      {line && <PriceRows price={quote([line], taxRate)} partName={partName} isInRupiah={isInRupiah} isWithoutTotal />}
    </div>
  )
}

/** What a choice costs in all. It stands in the dialog's foot: the rest scrolls, and leaves room on a small phone. */
export function ChoiceTotal({ wanted, taxRate, isInRupiah, name }: Priced & { name?: string }) {
  const line = wantedLine(wanted)
  return (
    <div aria-live="polite">
      {line && <PriceTotal price={quote([line], taxRate)} name={name} isInRupiah={isInRupiah} />}
    </div>
  )
}
