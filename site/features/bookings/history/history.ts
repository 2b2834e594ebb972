import type { BookingHistory, CancellationResult } from '@nusa/shared/booking'
import { atom } from 'nanostores'
import { appendPage, loadBookings } from '../../../lib/read-bookings.ts'
import {
  type LoadedHalves,
  readyHalf,
  reloadCount,
  type When,
  withCancelledBooking,
  withFailure,
  withHalf,
  withLoading,
  withMore,
} from './history-state.ts'

/**
 * Creates the store of the loaded history and its actions. Each response is merged with what other requests have loaded
 * meanwhile.
 */
export function createHistory(read: typeof loadBookings = loadBookings, now: () => number = Date.now) {
  const $halves = atom<LoadedHalves>({})
  const lastCalls: Partial<Record<When, symbol>> = {}

  /**
   * Reloads a half: as many bookings as are shown, plus the next page if that is being loaded. If called again, only
   * the last call counts.
   */
  async function load(userId: number, when: When): Promise<void> {
    const thisCall = Symbol(when)
    lastCalls[when] = thisCall
    $halves.set(withLoading($halves.get(), when, userId, now()))
    let bookings: BookingHistory['bookings'] = []
    const missing = () => reloadCount($halves.get(), when, userId) - bookings.length
    let after: string | undefined
    do {
      const result = await read({ when, after }, missing())
      if (lastCalls[when] !== thisCall) return
      if (!result.ok) return $halves.set(withFailure($halves.get(), when, userId, now(), result.code))
      bookings = appendPage(bookings, result.value.bookings)
      after = result.value.next ?? undefined
    } while (after !== undefined && missing() > 0)
    const state = { status: 'ready', bookings, next: after ?? null, more: 'idle', isStale: false } as const
    $halves.set(withHalf($halves.get(), when, { userId, at: now(), state }))
  }

  /** Loads the next page, unless it does not exist or is already being loaded. */
  async function loadMore(userId: number, when: When): Promise<void> {
    const shown = readyHalf($halves.get(), when, userId)
    const after = shown?.next
    if (!after || shown.more === 'reading') return
    const applyMore = (result: Parameters<typeof withMore>[3]) =>
      $halves.set(withMore($halves.get(), { when, userId }, after, result, now()))
    applyMore('reading')
    const result = await read({ when, after }, 1)
    applyMore(result.ok ? result.value : 'failed')
  }

  /** Shows a booking as cancelled before the list is reloaded. */
  function applyCancellation(cancelled: CancellationResult): void {
    $halves.set(withCancelledBooking($halves.get(), cancelled))
  }

  return { $halves, load, loadMore, applyCancellation }
}
