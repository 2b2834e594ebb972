import { useStore } from '@nanostores/react'
import type { BookingHistory, CancellationResult } from '@nusa/shared/booking'
import { useCallback, useEffect, useState } from 'react'
import { freshForMs } from '../../../lib/shared-read.ts'
import { $session } from '../../account/index.ts'
import { isBeingRefunded } from '../cancel/BookingStatusBadges.tsx'
import { $isCancelling } from '../cancel/CancelDialog.tsx'
import { usePoll } from '../confirmation/use-poll.ts'
import { type BookingPeriod, createHistory, type LoadedList } from './history.ts'

export type { BookingPeriod }
export type Booking = BookingHistory['bookings'][number]
export type HistoryState = LoadedList['state'] | { status: 'none' }

/** Each list is loaded when it is first opened, and further pages on request. */
export function useHistory(period: BookingPeriod): {
  state: HistoryState
  reload: () => void
  loadMore: () => void
  /** Call after an attempt to cancel. `cancellation` is null if the new status is unknown. */
  onChanged: (cancellation: CancellationResult | null) => void
} {
  const session = useStore($session, { ssr: 'initial' })
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [history] = useState(() => createHistory())
  const [isAwaitingRefund, setIsAwaitingRefund] = useState(false)
  const lists = useStore(history.$lists)
  // If the session ends during a cancellation, the list stays until the traveller has signed in again.
  const shouldKeepList =
    useStore($isCancelling, { ssr: 'initial' }) && session.status === 'signed-out' && session.hasEnded
  const list = shouldKeepList || lists[period]?.userId === userId ? lists[period] : undefined

  useEffect(() => {
    const isFresh = list !== undefined && Date.now() - list.at < freshForMs
    const isLoadingMore = list?.state.status === 'ready' && list.state.nextPageStatus === 'loading'
    if (userId !== null && !isFresh && !isLoadingMore) void history.load(userId, period)
  }, [userId, period, list, history])

  const reload = useCallback(() => {
    if (userId !== null) void history.load(userId, period)
  }, [history, userId, period])

  // The payment provider needs a moment to complete a refund.
  const isRefundExpected =
    isAwaitingRefund && list?.state.status === 'ready' && list.state.bookings.some(isBeingRefunded)
  const poll = usePoll(isRefundExpected, reload)

  const onChanged = (cancellation: CancellationResult | null) => {
    if (cancellation) {
      history.applyCancellation(cancellation)
      setIsAwaitingRefund(cancellation.refund > 0)
      poll.restart()
    }
    reload()
  }

  const loadMore = () => {
    if (userId !== null) void history.loadMore(userId, period)
  }

  // For a signed-out visitor nothing is loaded, because the page asks them to sign in.
  const status = session.status === 'signed-out' ? 'none' : 'loading'
  return { state: list?.state ?? { status }, reload, loadMore, onChanged }
}
