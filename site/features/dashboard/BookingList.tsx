import { useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { BookingRow } from './BookingRow.tsx'
import { dashboardTexts as texts } from './texts.ts'
import type { Booking } from './use-history.ts'

interface Props {
  bookings: readonly Booking[]
  hasMore: boolean
  more: 'idle' | 'reading' | 'failed'
  payingId: string | null
  onPay: (invoiceId: string) => void
  onChanged: () => void
  onMore: () => void
}

const moreLabels = { idle: texts.showMore, reading: texts.working, failed: texts.retry } as const

/** The bookings that were read, and the way to those that follow: the focus then goes to the first of them. */
export function BookingList({ bookings, hasMore, more, payingId, onPay, onChanged, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null)
  /** How many there were when more were asked for. */
  const countBefore = useRef<number | null>(null)
  const count = bookings.length
  useEffect(() => {
    if (countBefore.current === null || countBefore.current >= count) return
    const added = list.current?.querySelectorAll<HTMLElement>('[data-booking]')[countBefore.current]
    countBefore.current = null
    added?.focus()
  }, [count])
  const showMore = () => {
    countBefore.current = count
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
