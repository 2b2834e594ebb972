import type { CancellationResult } from '@nusa/shared/booking'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { BookingRow } from './BookingRow.tsx'
import { historyTexts as texts } from './texts.ts'
import type { Booking } from './use-history.ts'

interface Props {
  bookings: readonly Booking[]
  hasMore: boolean
  nextPageStatus: 'idle' | 'loading' | 'failed'
  payingId: string | null
  onPay: (invoiceId: string) => void
  onChanged: (cancellation: CancellationResult | null) => void
  onShowMore: () => void
}

const showMoreLabels = { idle: texts.showMore, loading: texts.working, failed: texts.retry } as const

/**
 * After more bookings have loaded, the focus moves to the first new booking, unless the traveller has focused another
 * element.
 */
export function BookingList({ bookings, hasMore, nextPageStatus, payingId, onPay, onChanged, onShowMore }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const showMoreButton = useRef<HTMLButtonElement>(null)
  /** The ids of the bookings that were shown when more were requested. Null after the response. */
  const idsBeforeRequest = useRef<ReadonlySet<number> | null>(null)
  useEffect(() => {
    const idsBefore = idsBeforeRequest.current
    if (idsBefore === null || nextPageStatus === 'loading') return
    idsBeforeRequest.current = null
    const firstNewIndex = bookings.findIndex(({ id }) => !idsBefore.has(id))
    const focusedElement = document.activeElement
    const canMoveFocus = focusedElement === showMoreButton.current || focusedElement === document.body
    if (canMoveFocus) list.current?.querySelectorAll<HTMLElement>('[data-booking]')[firstNewIndex]?.focus()
  }, [bookings, nextPageStatus])
  const showMore = () => {
    idsBeforeRequest.current = new Set(bookings.map(({ id }) => id))
    onShowMore()
  }
  return (
    <>
      <ul ref={list} className="grid gap-4">
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            isPaying={booking.invoice_id === payingId}
            onPay={() => onPay(booking.invoice_id)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-6 grid justify-items-center gap-3">
          <p role="alert" className="text-terracotta-deep empty:hidden">
            {nextPageStatus === 'failed' && texts.loadFailed}
          </p>
          <button
            ref={showMoreButton}
            type="button"
            onClick={showMore}
            aria-disabled={nextPageStatus === 'loading'}
            className={buttonClass('secondary')}
          >
            {showMoreLabels[nextPageStatus]}
          </button>
        </div>
      )}
    </>
  )
}
