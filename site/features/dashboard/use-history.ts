import { useStore } from '@nanostores/react'
import type { BookingHistory, Cancelled } from '@nusa/shared/booking'
import { useCallback, useEffect, useState } from 'react'
import { freshFor } from '../../lib/fresh.ts'
import { $isCancelling, isBeingRefunded } from '../cancelling/store.ts'
import { usePoll } from '../confirmation/store.ts'
import { $session } from '../session/store.ts'
import { createHistory } from './history.ts'
import type { Kept, When } from './kept-history.ts'

export type { When }
export type Booking = BookingHistory['bookings'][number]
export type HistoryState = Kept['state'] | { status: 'none' }

/** Loads the bookings of the signed-in user: each half when it is first opened, and further pages on request. */
export function useHistory(when: When): {
  state: HistoryState
  reload: () => void
  readOn: () => void
  /** Reports a changed booking; null if the change is unknown. */
  onChanged: (cancelled: Cancelled | null) => void
} {
  const session = useStore($session, { ssr: 'initial' })
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [history] = useState(() => createHistory())
  const [awaitsRefund, setAwaitsRefund] = useState(false)
  const kept = useStore(history.$kept)
  // If the session ends during a cancellation, the list stays until the traveller has signed in again.
  const isKept = useStore($isCancelling, { ssr: 'initial' }) && session.status === 'signed-out' && session.hasEnded
  const own = isKept || kept[when]?.userId === userId ? kept[when] : undefined

  useEffect(() => {
    const isFresh = own !== undefined && Date.now() - own.at < freshFor
    const isReadOn = own?.state.status === 'ready' && own.state.more === 'reading'
    if (userId !== null && !isFresh && !isReadOn) void history.load(userId, when)
  }, [userId, when, own, history])

  const reload = useCallback(() => {
    if (userId !== null) void history.load(userId, when)
  }, [history, userId, when])

  // The provider needs a moment to complete a refund.
  const isRefundExpected = awaitsRefund && own?.state.status === 'ready' && own.state.bookings.some(isBeingRefunded)
  const poll = usePoll(isRefundExpected, reload)

  const onChanged = (cancelled: Cancelled | null) => {
    if (cancelled) {
      history.cancelled(cancelled)
      setAwaitsRefund(cancelled.refund > 0)
      poll.restart()
    }
    reload()
  }

  const readOn = () => {
    if (userId !== null) void history.readOn(userId, when)
  }

  // Nothing is loaded for a signed-out visitor; the page asks them to sign in.
  const status = session.status === 'signed-out' ? 'none' : 'loading'
  return { state: own?.state ?? { status }, reload, readOn, onChanged }
}
