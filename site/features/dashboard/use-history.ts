import { useStore } from '@nanostores/react'
import type { BookingHistory } from '@nusa/shared/booking'
import { useCallback, useEffect, useState } from 'react'
import { freshFor } from '../../lib/fresh.ts'
import { readBookings } from '../../lib/read-bookings.ts'
import { $isCancelling } from '../cancelling/store.ts'
import { $session } from '../session/store.ts'
import { type Kept, type KeptHalves, type When, withMore, withReading, withRefusal } from './kept-history.ts'

export type { When }
export type Booking = BookingHistory['bookings'][number]
export type HistoryState = Kept['state'] | { status: 'none' }

/** The bookings of whoever is signed in, each half read when it is first looked at, and on when more of it is wanted. */
export function useHistory(when: When): { state: HistoryState; reload: () => void; readOn: () => void } {
  const session = useStore($session, { ssr: 'initial' })
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [kept, setKept] = useState<KeptHalves>({})
  // A question about a booking that the end of the session interrupts stays until its traveller is back.
  const isKept = useStore($isCancelling, { ssr: 'initial' }) && session.status === 'signed-out' && session.hasEnded
  const own = isKept || kept[when]?.userId === userId ? kept[when] : undefined
  const shown = own?.state.status === 'ready' ? own.state : null
  const shownCount = shown?.bookings.length ?? 0

  const load = useCallback(async (userId: number, when: When, atLeast: number) => {
    setKept((before) => withReading(before, when, userId, Date.now()))
    const answer = await readBookings({ when }, atLeast)
    if (!answer.ok) return setKept((before) => withRefusal(before, when, userId, Date.now(), answer.code))
    const state = { status: 'ready', ...answer.value, more: 'idle' } as const
    setKept((before) => ({ ...before, [when]: { userId, at: Date.now(), state } }))
  }, [])

  useEffect(() => {
    const isFresh = own !== undefined && Date.now() - own.at < freshFor
    if (userId !== null && !isFresh) void load(userId, when, shownCount)
  }, [userId, when, own, load, shownCount])

  const reload = () => {
    if (userId !== null) void load(userId, when, shownCount)
  }

  const readOn = async () => {
    if (userId === null || !shown?.next || shown.more === 'reading') return
    const after = shown.next
    const change = (made: Parameters<typeof withMore>[3]) =>
      setKept((before) => withMore(before, { when, userId }, after, made))
    change('reading')
    const answer = await readBookings({ when, after }, 1)
    change(answer.ok ? answer.value : 'failed')
  }

  // Nothing comes for somebody who is signed out; the page says how to sign in again.
  const status = session.status === 'signed-out' ? 'none' : 'loading'
  return { state: own?.state ?? { status }, reload, readOn: () => void readOn() }
}
