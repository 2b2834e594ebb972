import { type OfferedChoice, resolveLine } from '@nusa/shared/booking'
import type { BaliNow } from '@nusa/shared/dates'
import { type PricePart, quote } from '@nusa/shared/pricing'
import type { Ref } from 'react'
import { PriceRows, PriceTotal } from '../../price/index.ts'
import { ChoiceNotes } from './ChoiceNotes.tsx'

interface PricedChoice {
  choice: OfferedChoice
  /** Percent. */
  taxRate: number
  isInRupiah?: boolean
}

interface SummaryProps extends PricedChoice {
  now: BaliNow
  /** Receives the focus when the traveller must read the notes before continuing. */
  notes: Ref<HTMLDivElement>
  partName: (part: PricePart, money: (idr: number) => string) => string
}

/** The end of a dialog's form: the notes about the choice and its price rows. */
export function ChoiceSummary({ choice, taxRate, isInRupiah, now, notes, partName }: SummaryProps) {
  const line = resolveLine(choice)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceNotes ref={notes} choice={choice} now={now} />
      {line && <PriceRows price={quote([line], taxRate)} partName={partName} isInRupiah={isInRupiah} isWithoutTotal />}
    </div>
  )
}

/** The total of a choice, in the dialog's footer, because the rest scrolls on a small phone. */
export function ChoiceTotal({ choice, taxRate, isInRupiah, name }: PricedChoice & { name?: string }) {
  const line = resolveLine(choice)
  return (
    <div aria-live="polite">
      {line && <PriceTotal price={quote([line], taxRate)} name={name} isInRupiah={isInRupiah} />}
    </div>
  )
}
