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

/** The bookings of whoever is signed in, each half read when it is first looked at, and on when more of it is wanted. */
export function useHistory(when: When): {
  state: HistoryState
  reload: () => void
  readOn: () => void
  /** A booking stands otherwise now; null where nobody knows how. */
  onChanged: (cancelled: Cancelled | null) => void
} {
  const session = useStore($session, { ssr: 'initial' })
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [history] = useState(() => createHistory())
  const [awaitsRefund, setAwaitsRefund] = useState(false)
  const kept = useStore(history.$kept)
  // A question about a booking that the end of the session interrupts stays until its traveller is back.
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

  // The provider needs a moment for a refund.
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

  // Nothing comes for somebody who is signed out; the page says how to sign in again.
  const status = session.status === 'signed-out' ? 'none' : 'loading'
  return { state: own?.state ?? { status }, reload, readOn, onChanged }
}
