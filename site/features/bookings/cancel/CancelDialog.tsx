import {
  type BookingView,
  type CancellationFigures,
  type CancellationResult,
  cancellationDeadlineSentences,
  cancellationStart,
  computeBookingRefund,
  refundChangedDetailsSchema,
  refundDeadlines,
} from '@nusa/shared/booking'
import { formatDate, formatInstant } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { atom } from 'nanostores'
import { useEffect, useId, useState } from 'react'
import { type CallFailure, call } from '../../../lib/api.ts'
import { openPanel } from '../../../lib/panels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { controlClass } from '../../../ui/field/FieldParts.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { cancellingTexts as texts } from './texts.ts'

/** True while the dialog is open. If the session ends meanwhile, the page keeps the dialog with its input. */
export const $isCancelling = atom(false)

const maxReasonLength = 500
const dayMs = 86_400_000

interface Props {
  booking: BookingView
  onClose: () => void
  /** `cancellation` is null if the attempt failed because the booking has changed. */
  onChanged: (cancellation: CancellationResult | null) => void
}

/** The server cancels the booking only if the refund is still the shown amount. */
export function CancelDialog({ booking, onClose, onChanged }: Props) {
  const { figures, setServerFigures, deadlines } = useCancellationFigures(booking)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const reasonId = useId()
  useEffect(() => {
    $isCancelling.set(true)
    return () => $isCancelling.set(false)
  }, [])

  const handleFailure = (failure: CallFailure) => {
    if (failure.code === 'refund_changed') {
      const details = refundChangedDetailsSchema.safeParse(failure.details)
      if (details.success) setServerFigures(details.data)
    }
    setProblem(cancelProblemText(failure))
    if (failure.code === 'not_authenticated') openPanel('auth', { onSignedIn: () => void cancel() })
    if (hasBookingChanged(failure)) onChanged(null)
  }

  const cancel = async () => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const result = await call('cancelBooking', {
      params: { id: String(booking.id) },
      body: { reason, confirmed: figures },
    })
    setIsBusy(false)
    if (!result.ok) return handleFailure(result)
    const { refund } = result.value
    onClose()
    onChanged({ id: booking.id, refund })
    toast({ title: texts.bookingCancelled, description: cancelledText(refund, figures) })
  }

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      isBusy={isBusy}
      footer={
        <DialogFooter cancelLabel={texts.keepBooking} onCancel={onClose}>
          <button type="button" onClick={() => void cancel()} aria-disabled={isBusy} className={buttonClass('danger')}>
            {isBusy ? texts.working : texts.cancel}
          </button>
        </DialogFooter>
      }
    >
      <div data-unfinished="" aria-busy={isBusy} className="grid gap-3">
        <p className="font-semibold">
          {booking.tour_title}, {formatDate(booking.booking_date)}
        </p>
        <p>{refundText(figures)}</p>
        {deadlines.map((deadline) => (
          <p key={deadline}>{deadline}</p>
        ))}
        <p className="text-ink-soft">{texts.consequences}</p>
        {/* The field is collapsed, so that a phone's keyboard does not cover the text above. */}
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

/**
 * Returns the paid amount and the refund, as calculated now or as reported by the server, and the deadlines that have
 * not passed.
 */
function useCancellationFigures(booking: BookingView) {
  const [now, setNow] = useState(() => new Date())
  const [serverFigures, setServerFigures] = useState<CancellationFigures | null>(null)
  const start = cancellationStart(booking)
  const nextDeadlineMs = refundDeadlines(booking.cancellation_tiers, start, now)[0]?.until.getTime()
  useEffect(() => {
    if (nextDeadlineMs === undefined) return
    const waitMs = nextDeadlineMs - Date.now()
    // A timer cannot wait longer than 24 days, and no dialog stays open for a day.
    if (waitMs > dayMs) return
    const timer = setTimeout(() => setNow(new Date()), Math.max(waitMs, 0))
    return () => clearTimeout(timer)
  }, [nextDeadlineMs])
  const paid = booking.paid_amount
  const refund = computeBookingRefund(booking, now, paid)?.amount ?? 0
  const figures = serverFigures ?? { paid, refund }
  return { figures, setServerFigures, deadlines: describeDeadlines(booking, now) }
}

/**
 * Returns sentences about the deadlines that have not passed, in the time zone of the booking. If only the deadline for
 * a full refund is left, returns one short sentence.
 */
export function describeDeadlines(
  booking: Pick<
    BookingView,
    | 'kind'
    | 'booking_date'
    | 'pickup_date'
    | 'pickup_time'
    | 'start_time'
    | 'time_zone'
    | 'promised_start'
    | 'cancellation_tiers'
  >,
  now: Date,
): string[] {
  const { cancellation_tiers: tiers, time_zone } = booking
  const start = cancellationStart(booking)
  const [deadline, ...laterDeadlines] = refundDeadlines(tiers, start, now)
  if (deadline?.percent === 100 && laterDeadlines.length === 0)
    return [texts.freeCancellation(formatInstant(deadline.until, time_zone))]
  return cancellationDeadlineSentences(tiers, start, now, time_zone)
}

export function refundText({ paid, refund }: CancellationFigures): string {
  if (paid === 0) return texts.nothingPaid
  if (refund === 0) return texts.nothingRefunded(formatRupiah(paid))
  if (refund === paid) return texts.willRefund(formatRupiah(refund))
  return texts.willRefundInPart(formatRupiah(refund), formatRupiah(paid), Math.round((refund / paid) * 100))
}

function cancelledText(refund: number, { paid }: CancellationFigures): string {
  if (refund > 0) return texts.refundAnnounced(formatRupiah(refund))
  return paid > 0 ? texts.nothingIsRefunded : texts.notCharged
}

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

/** Returns whether the failure means that the booking has changed since the page loaded it. */
function hasBookingChanged({ code }: CallFailure): boolean {
  return ['cancel_too_late', 'booking_completed', 'booking_not_found', 'payment_in_review'].includes(code)
}
