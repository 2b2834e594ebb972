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

/**
 * Creates the store of the loaded history and its actions. Each response is merged with what other requests have loaded
 * meanwhile.
 */
export function createHistory(read: typeof readBookings = readBookings, now: () => number = Date.now) {
  const $kept = atom<KeptHalves>({})
  const latest: Partial<Record<When, symbol>> = {}

  /**
   * Reloads a half: as many bookings as are shown, plus the next page if that is being loaded. If called again, only
   * the last call counts.
   */
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

  /** Loads the next page, unless it does not exist or is already being loaded. */
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

  /** Shows a booking as cancelled before the list is reloaded. */
  function cancelled(done: Cancelled): void {
    $kept.set(withCancelledBooking($kept.get(), done))
  }

  return { $kept, load, readOn, cancelled }
}
