import { useStore } from '@nanostores/react'
import type { BookingHistory, CancellationResult } from '@nusa/shared/booking'
import { useCallback, useEffect, useState } from 'react'
import { freshForMs } from '../../../lib/shared-read.ts'
import { $session } from '../../account/index.ts'
import { isBeingRefunded } from '../cancel/BookingStatusBadges.tsx'
import { $isCancelling } from '../cancel/CancelDialog.tsx'
import { usePoll } from '../confirmation/use-poll.ts'
import { createHistory, type LoadedHalf, type When } from './history.ts'

export type { When }
export type Booking = BookingHistory['bookings'][number]
export type HistoryState = LoadedHalf['state'] | { status: 'none' }

/** Each half is loaded when it is first opened, and further pages on request. */
export function useHistory(when: When): {
  state: HistoryState
  reload: () => void
  loadMore: () => void
  /** Call after an attempt to cancel. `cancelled` is null if the new status is unknown. */
  onChanged: (cancelled: CancellationResult | null) => void
} {
  const session = useStore($session, { ssr: 'initial' })
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [history] = useState(() => createHistory())
  const [awaitsRefund, setAwaitsRefund] = useState(false)
  const halves = useStore(history.$halves)
  // If the session ends during a cancellation, the list stays until the traveller has signed in again.
  const keepsCancelDialog =
    useStore($isCancelling, { ssr: 'initial' }) && session.status === 'signed-out' && session.hasEnded
  const half = keepsCancelDialog || halves[when]?.userId === userId ? halves[when] : undefined

  useEffect(() => {
    const isFresh = half !== undefined && Date.now() - half.at < freshForMs
    const isLoadingMore = half?.state.status === 'ready' && half.state.more === 'reading'
    if (userId !== null && !isFresh && !isLoadingMore) void history.load(userId, when)
  }, [userId, when, half, history])

  const reload = useCallback(() => {
    if (userId !== null) void history.load(userId, when)
  }, [history, userId, when])

  // The provider needs a moment to complete a refund.
  const isRefundExpected = awaitsRefund && half?.state.status === 'ready' && half.state.bookings.some(isBeingRefunded)
  const poll = usePoll(isRefundExpected, reload)

  const onChanged = (cancelled: CancellationResult | null) => {
    if (cancelled) {
      history.applyCancellation(cancelled)
      setAwaitsRefund(cancelled.refund > 0)
      poll.restart()
    }
    reload()
  }

  const loadMore = () => {
    if (userId !== null) void history.loadMore(userId, when)
  }

  // For a signed-out visitor nothing is loaded, because the page asks them to sign in.
  const status = session.status === 'signed-out' ? 'none' : 'loading'
  return { state: half?.state ?? { status }, reload, loadMore, onChanged }
}
