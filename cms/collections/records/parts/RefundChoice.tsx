import type { CancellationFigures } from '@nusa/shared/booking'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { cancellingTexts } from './cancelling-texts.ts'
import '../../../admin/office.css'

/** The refund of the policy, or everything with a reason. */
export interface ChosenRefund {
  isEverything: boolean
  reason: string
  /** True if staff tried to confirm without the needed reason. */
  isReasonMissing: boolean
}

export const refundByPolicy: ChosenRefund = { isEverything: false, reason: '', isReasonMissing: false }

/** Returns rupiah. */
export function refundOf({ isEverything }: ChosenRefund, { paid, refund }: CancellationFigures): number {
  return isEverything ? paid : refund
}

interface Props {
  figures: CancellationFigures
  chosen: ChosenRefund
  onChoose: (chosen: ChosenRefund) => void
}

interface RequireReasonProps extends Omit<Props, 'figures'> {
  /** Null if nothing is refunded. */
  figures: CancellationFigures | null
  children: ReactNode
}

/**
 * Keeps the dialog open while a full refund needs a reason. Payload's dialog closes after every confirmation, so the
 * click is stopped before the dialog receives it.
 */
export function RequireReason({ figures, chosen, onChoose, children }: RequireReasonProps) {
  const isMissing =
    figures !== null && chosen.isEverything && figures.refund < figures.paid && chosen.reason.trim() === ''
  function check(event: MouseEvent) {
    const isConfirming = event.target instanceof Element && event.target.closest('#confirm-action') !== null
    if (!isMissing || !isConfirming) return
    event.stopPropagation()
    onChoose({ ...chosen, isReasonMissing: true })
  }
  return <div onClickCapture={check}>{children}</div>
}

/** Shows nothing if the policy refunds everything. */
export function RefundChoice({ figures, chosen, onChoose }: Props) {
  const id = useId()
  const reason = useRef<HTMLTextAreaElement>(null)
  const { isReasonMissing } = chosen
  useEffect(() => {
    if (isReasonMissing) reason.current?.focus()
  }, [isReasonMissing])
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
            onChange={() => onChoose({ ...chosen, isEverything, isReasonMissing: false })}
          />
          {label}
        </label>
      ))}
      {chosen.isEverything && (
        <>
          <label htmlFor={`${id}-reason`}>{texts.reason}</label>
          <textarea
            id={`${id}-reason`}
            ref={reason}
            required
            aria-invalid={isReasonMissing}
            aria-describedby={isReasonMissing ? `${id}-error` : undefined}
            rows={2}
            maxLength={200}
            value={chosen.reason}
            onChange={(event) => onChoose({ ...chosen, reason: event.target.value, isReasonMissing: false })}
          />
          {isReasonMissing && (
            <p id={`${id}-error`} role="alert">
              {texts.reasonMissing}
            </p>
          )}
        </>
      )}
    </fieldset>
  )
}
