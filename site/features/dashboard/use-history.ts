import { useStore } from '@nanostores/react'
import type { BookingHistory } from '@nusa/shared/booking'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { freshFor } from '../../lib/fresh.ts'
import { $isCancelling } from '../cancelling/store.ts'
import { $session } from '../session/store.ts'

export type Booking = BookingHistory['bookings'][number]
export type When = 'upcoming' | 'past'
export type HistoryState = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; bookings: Booking[] }

interface Kept {
  userId: number
  at: number
  state: HistoryState
}

/** The bookings of whoever is signed in, each half read when it is first looked at. */
export function useHistory(when: When): { state: HistoryState; reload: () => void } {
  const session = useStore($session, { ssr: 'initial' })
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [kept, setKept] = useState<Partial<Record<When, Kept>>>({})
  // A question about a booking that the end of the session interrupts stays until its traveller is back.
  const isKept = useStore($isCancelling, { ssr: 'initial' }) && session.status === 'signed-out' && session.hasEnded
  const own = isKept || kept[when]?.userId === userId ? kept[when] : undefined

  const load = useCallback(async (userId: number, when: When) => {
    const keep = (state: HistoryState) =>
      setKept((before) => ({ ...before, [when]: { userId, at: Date.now(), state } }))
    /** What was read before stays in sight meanwhile, and where it can't be read anew. */
    const keepUnlessShown = (state: HistoryState) =>
      setKept((before) => {
        const isShown = before[when]?.userId === userId && before[when].state.status === 'ready'
        return isShown ? before : { ...before, [when]: { userId, at: Date.now(), state } }
      })
    keepUnlessShown({ status: 'loading' })
    const answer = await call('listBookings', { query: { when } })
    if (answer.ok) keep({ status: 'ready', bookings: answer.value.bookings })
    else if (answer.code !== 'not_authenticated') keepUnlessShown({ status: 'failed' })
    // Whoever is no longer signed in is asked to do so. Nothing was read: it is asked for anew when they have.
    else
      setKept(({ [when]: asked, ...others }) =>
        asked?.state.status === 'ready' ? { ...others, [when]: asked } : others,
      )
  }, [])

  useEffect(() => {
    const isFresh = own !== undefined && Date.now() - own.at < freshFor
    if (userId !== null && !isFresh) void load(userId, when)
  }, [userId, when, own, load])

  const reload = () => {
    if (userId !== null) void load(userId, when)
  }
  // Nothing comes for somebody who is signed out; the page says how to sign in again.
  const status = session.status === 'signed-out' ? 'none' : 'loading'
  return { state: own?.state ?? { status }, reload }
}
