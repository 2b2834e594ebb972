import type { BookingHistory, Cancelled } from '@nusa/shared/booking'
import { atom } from 'nanostores'
import { readBookings, withPage } from '../../lib/read-bookings.ts'
import {
  type KeptHalves,
  readyHalf,
  type When,
  wantedCount,
  withCancelledBooking,
  withMore,
  withReading,
  withRefusal,
} from './kept-history.ts'

/** The halves that were read, and how they are read: each answer finds what others have brought meanwhile. */
export function createHistory(read: typeof readBookings = readBookings, now: () => number = Date.now) {
  const $kept = atom<KeptHalves>({})
  const latest: Partial<Record<When, symbol>> = {}

  /** Reads a half anew, as much of it as is shown, or wanted, when that is there. Asked again, the last one counts. */
  async function load(userId: number, when: When): Promise<void> {
    const turn = Symbol(when)
    latest[when] = turn
    $kept.set(withReading($kept.get(), when, userId, now()))
    let bookings: BookingHistory['bookings'] = []
    const missing = () => wantedCount($kept.get(), when, userId) - bookings.length
    let after: string | undefined
    do {
      const answer = await read({ when, after }, missing())
      if (latest[when] !== turn) return
      if (!answer.ok) return $kept.set(withRefusal($kept.get(), when, userId, now(), answer.code))
      bookings = withPage(bookings, answer.value.bookings)
      after = answer.value.next ?? undefined
    } while (after !== undefined && missing() > 0)
    const state = { status: 'ready', bookings, next: after ?? null, more: 'idle', isDoubtful: false } as const
    $kept.set({ ...$kept.get(), [when]: { userId, at: now(), state } })
  }

  /** Reads the page that follows what is shown, if there is one and nobody reads it yet. */
  async function readOn(userId: number, when: When): Promise<void> {
    const shown = readyHalf($kept.get(), when, userId)
    const after = shown?.next
    if (!after || shown.more === 'reading') return
    const change = (made: Parameters<typeof withMore>[3]) =>
      $kept.set(withMore($kept.get(), { when, userId }, after, made, now()))
    change('reading')
    const answer = await read({ when, after }, 1)
    change(answer.ok ? answer.value : 'failed')
  }

  /** Shows a booking as cancelled, before anything is read anew. */
  function cancelled(done: Cancelled): void {
    $kept.set(withCancelledBooking($kept.get(), done))
  }

  return { $kept, load, readOn, cancelled }
}
