import type { CancellationResult } from '@nusa/shared/booking'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { BookingRow } from './BookingRow.tsx'
import { historyTexts as texts } from './texts.ts'
import type { Booking } from './use-history.ts'

interface Props {
  bookings: readonly Booking[]
  hasMore: boolean
  more: 'idle' | 'reading' | 'failed'
  payingId: string | null
  onPay: (invoiceId: string) => void
  onChanged: (cancelled: CancellationResult | null) => void
  onMore: () => void
}

const moreLabels = { idle: texts.showMore, reading: texts.working, failed: texts.retry } as const

/**
 * After more bookings have loaded, the focus moves to the first new booking, unless the traveller has moved it
 * elsewhere.
 */
export function BookingList({ bookings, hasMore, more, payingId, onPay, onChanged, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The ids shown when more bookings were requested. Null after the response. */
  const shownBefore = useRef<ReadonlySet<number> | null>(null)
  useEffect(() => {
    const idsBefore = shownBefore.current
    if (idsBefore === null || more === 'reading') return
    shownBefore.current = null
    const firstNewIndex = bookings.findIndex(({ id }) => !idsBefore.has(id))
    const focused = document.activeElement
    if (focused === button.current || focused === document.body)
      list.current?.querySelectorAll<HTMLElement>('[data-booking]')[firstNewIndex]?.focus()
  }, [bookings, more])
  const showMore = () => {
    shownBefore.current = new Set(bookings.map(({ id }) => id))
    onMore()
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
            {more === 'failed' && texts.loadFailed}
          </p>
          <button
            ref={button}
            type="button"
            onClick={showMore}
            aria-disabled={more === 'reading'}
            className={buttonClass('secondary')}
          >
            {moreLabels[more]}
          </button>
        </div>
      )}
    </>
  )
}
