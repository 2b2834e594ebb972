import type { CancellationFigures } from '@nusa/shared/booking'
import { useId } from 'react'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { cancellingTexts } from './cancelling-texts.ts'
import '../../../admin/office.css'

/** What staff refund: what the policy says, or everything with a reason. */
export interface ChosenRefund {
  isEverything: boolean
  reason: string
}

export const refundByPolicy: ChosenRefund = { isEverything: false, reason: '' }

/** Returns the amount of a choice (rupiah). */
export function refundOf({ isEverything }: ChosenRefund, { paid, refund }: CancellationFigures): number {
  return isEverything ? paid : refund
}

interface Props {
  figures: CancellationFigures
  chosen: ChosenRefund
  onChoose: (chosen: ChosenRefund) => void
}

/** Lets staff refund everything where the policy refunds less. Shows nothing if the policy refunds everything. */
export function RefundChoice({ figures, chosen, onChoose }: Props) {
  const id = useId()
  const texts = cancellingTexts[useLanguage()]
  if (figures.refund >= figures.paid) return null
  const choices = [
    { isEverything: false, label: texts.byPolicy(figures.refund) },
    { isEverything: true, label: texts.everything(figures.paid) },
  ]
  return (
    <fieldset className="nusa-refund-choice">
      <legend>{texts.refund}</legend>
      {choices.map(({ isEverything, label }) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            checked={chosen.isEverything === isEverything}
            onChange={() => onChoose({ ...chosen, isEverything })}
          />
          {label}
        </label>
      ))}
      {chosen.isEverything && (
        <>
          <label htmlFor={`${id}-reason`}>{texts.reason}</label>
          <textarea
            id={`${id}-reason`}
            rows={2}
            maxLength={200}
            value={chosen.reason}
            onChange={(event) => onChoose({ ...chosen, reason: event.target.value })}
          />
        </>
      )}
    </fieldset>
  )
}
