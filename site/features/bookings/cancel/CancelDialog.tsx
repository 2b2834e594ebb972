import type { BookingView, CancellationResult } from '@nusa/shared/booking'
import { formatDate, formatInstant } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { atom } from 'nanostores'
import { useEffect, useId, useState } from 'react'
import { type CallFailure, call } from '../../../lib/api.ts'
import { openPanel } from '../../../lib/panels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { controlClass } from '../../../ui/field/control.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { cancellingTexts as texts } from './texts.ts'

/** Whether the cancellation dialog is open. The page then stays, even if the session ends. */
export const $isCancelling = atom(false)

const maxReasonLength = 500

interface Props {
  booking: BookingView
  /** The deadline of the cancellation; null without a deadline. */
  until: Date | null
  onClose: () => void
  /** Called after an attempt: with the cancellation, or null if it failed because the booking has changed. */
  onChanged: (cancelled: CancellationResult | null) => void
}

/** Explains the consequences before a booking is cancelled: the deadline and the refund. */
export function CancelDialog({ booking, until, onClose, onChanged }: Props) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const reasonId = useId()
  useEffect(() => {
    $isCancelling.set(true)
    return () => $isCancelling.set(false)
  }, [])

  const cancel = async () => {
    if (isWorking) return
    setIsWorking(true)
    setProblem(null)
    const result = await call('cancelBooking', { params: { id: String(booking.id) }, body: { reason } })
    setIsWorking(false)
    if (!result.ok) {
      setProblem(cancelProblemText(result))
      if (result.code === 'not_authenticated') openPanel('auth', { onDone: () => void cancel() })
      if (isStale(result)) onChanged(null)
      return
    }
    const { refund } = result.value
    onClose()
    onChanged({ id: booking.id, refund })
    toast({ title: texts.done, description: refund > 0 ? texts.doneRefund(formatRupiah(refund)) : texts.doneUnpaid })
  }

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      isBusy={isWorking}
      footer={
        <DialogFooter cancelLabel={texts.keep} onCancel={onClose}>
          <button
            type="button"
            onClick={() => void cancel()}
            aria-disabled={isWorking}
            className={buttonClass('danger')}
          >
            {isWorking ? texts.working : texts.cancel}
          </button>
        </DialogFooter>
      }
    >
      <div data-unfinished="" aria-busy={isWorking} className="grid gap-3">
        <p className="font-semibold">
          {booking.tour_title}, {formatDate(booking.booking_date)}
        </p>
        <p>{booking.gives_back > 0 ? texts.willRefund(formatRupiah(booking.gives_back)) : texts.nothingPaid}</p>
        {until && <p>{texts.until(formatInstant(until))}</p>}
        <p className="text-ink-soft">{texts.consequences}</p>
        {/* Collapsed, so that a phone's keyboard does not cover the text above. */}
        <details>
          <summary id={reasonId} className="flex min-h-11 cursor-pointer items-center text-jungle">
            {texts.reason}
          </summary>
          <textarea
            aria-labelledby={reasonId}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={maxReasonLength}
            rows={2}
            className={controlClass}
          />
        </details>
        {problem && (
          <p role="alert" className="rounded-sm bg-terracotta-pale p-3 text-terracotta-deep">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Returns the message shown if cancelling failed, with advice. */
export function cancelProblemText({ code, message }: CallFailure): string {
  switch (code) {
    case 'not_authenticated':
      return texts.signInFirst
    case 'timed_out':
    case 'offline':
    case 'bad_answer':
    case 'unavailable':
    case 'internal':
      return texts.noResponse
    default:
      return message
  }
}

/** Returns whether a failure means that the booking has changed since the page loaded it. */
function isStale({ code }: CallFailure): boolean {
  return ['cancel_too_late', 'booking_completed', 'booking_not_found', 'payment_in_review'].includes(code)
}
