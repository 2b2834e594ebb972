import type { CancellationFigures } from '@nusa/shared/booking'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { cancellingTexts } from './cancelling-texts.ts'
import '../../../admin/office.css'

/** The choice of staff: the refund that the cancellation policy grants, or a full refund with a reason. */
export interface ChosenRefund {
  isFullRefund: boolean
  reason: string
  /** True if staff tried to confirm without the required reason. */
  isReasonMissing: boolean
}

export const refundByPolicy: ChosenRefund = { isFullRefund: false, reason: '', isReasonMissing: false }

/** Returns the amount (rupiah) that the choice refunds. */
export function computeChosenRefund({ isFullRefund }: ChosenRefund, { paid, refund }: CancellationFigures): number {
  return isFullRefund ? paid : refund
}

interface Props {
  figures: CancellationFigures
  chosenRefund: ChosenRefund
  onChoose: (chosenRefund: ChosenRefund) => void
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
export function RequireReason({ figures, chosenRefund, onChoose, children }: RequireReasonProps) {
  const needsReason =
    figures !== null && chosenRefund.isFullRefund && figures.refund < figures.paid && chosenRefund.reason.trim() === ''
  function stopWithoutReason(event: MouseEvent) {
    const isConfirming = event.target instanceof Element && event.target.closest('#confirm-action') !== null
    if (!needsReason || !isConfirming) return
    event.stopPropagation()
    onChoose({ ...chosenRefund, isReasonMissing: true })
  }
  return <div onClickCapture={stopWithoutReason}>{children}</div>
}

export function RefundChoice({ figures, chosenRefund, onChoose }: Props) {
  const id = useId()
  const reasonInput = useRef<HTMLTextAreaElement>(null)
  const { isReasonMissing } = chosenRefund
  useEffect(() => {
    if (isReasonMissing) reasonInput.current?.focus()
  }, [isReasonMissing])
  const texts = cancellingTexts[useLanguage()]
  if (figures.refund >= figures.paid) return null
  const choices = [
    { isFullRefund: false, label: texts.policyRefund(figures.refund) },
    { isFullRefund: true, label: texts.fullRefund(figures.paid) },
  ]
  return (
    <fieldset className="nusa-refund-choice">
      <legend>{texts.refund}</legend>
      {choices.map(({ isFullRefund, label }) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            checked={chosenRefund.isFullRefund === isFullRefund}
            onChange={() => onChoose({ ...chosenRefund, isFullRefund, isReasonMissing: false })}
          />
          {label}
        </label>
      ))}
      {chosenRefund.isFullRefund && (
        <>
          <label htmlFor={`${id}-reason`}>{texts.reasonLabel}</label>
          <textarea
            id={`${id}-reason`}
            ref={reasonInput}
            required
            aria-invalid={isReasonMissing}
            aria-describedby={isReasonMissing ? `${id}-error` : undefined}
            rows={2}
            maxLength={200}
            value={chosenRefund.reason}
            onChange={(event) => onChoose({ ...chosenRefund, reason: event.target.value, isReasonMissing: false })}
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
