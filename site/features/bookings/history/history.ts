import {
  type BookingHistory,
  type BookingHistoryQuery,
  type CancellationResult,
  withCancelledHistoryRow,
} from '@nusa/shared/booking'
import { atom } from 'nanostores'
import type { CallFailure } from '../../../lib/api.ts'
import { appendPage, loadBookings } from '../../../lib/load-bookings.ts'

/**
 * The store of the upcoming and the past bookings. Each response is merged with what other requests have loaded
 * meanwhile.
 */
export function createHistory(loadPages: typeof loadBookings = loadBookings, now: () => number = Date.now) {
  const $halves = atom<LoadedHalves>({})
  const lastCalls: Partial<Record<When, symbol>> = {}

  /**
   * Reloads as many bookings as are shown, and the next page if it is being loaded. Of concurrent calls only the last
   * changes the store.
   */
  async function load(userId: number, when: When): Promise<void> {
    const thisCall = Symbol(when)
    lastCalls[when] = thisCall
    $halves.set(withLoading($halves.get(), when, userId, now()))
    let bookings: BookingHistory['bookings'] = []
    const missingCount = () => reloadCount($halves.get(), when, userId) - bookings.length
    let after: string | undefined
    do {
      const result = await loadPages({ when, after }, missingCount())
      if (lastCalls[when] !== thisCall) return
      if (!result.ok) return $halves.set(withFailure($halves.get(), when, userId, now(), result.code))
      bookings = appendPage(bookings, result.value.bookings)
      after = result.value.next ?? undefined
    } while (after !== undefined && missingCount() > 0)
    const state = { status: 'ready', bookings, next: after ?? null, more: 'idle', isStale: false } as const
    $halves.set(withHalf($halves.get(), when, { userId, at: now(), state }))
  }

  async function loadMore(userId: number, when: When): Promise<void> {
    const shownList = readyHalf($halves.get(), when, userId)
    const after = shownList?.next
    if (!after || shownList.more === 'reading') return
    const applyMore = (result: Parameters<typeof withMore>[3]) =>
      $halves.set(withMore($halves.get(), { when, userId }, after, result, now()))
    applyMore('reading')
    const result = await loadPages({ when, after }, 1)
    applyMore(result.ok ? result.value : 'failed')
  }

  function applyCancellation(cancelled: CancellationResult): void {
    $halves.set(withCancelledBooking($halves.get(), cancelled))
  }

  return { $halves, load, loadMore, applyCancellation }
}

export type When = BookingHistoryQuery['when']

/** The upcoming or the past bookings of `userId`. */
export interface LoadedHalf {
  userId: number
  /** When the half was loaded, in milliseconds of Unix time. */
  at: number
  state: { status: 'loading' | 'failed' } | Ready
}

type Ready = BookingHistory & {
  status: 'ready'
  /** The state of the next page. */
  more: 'idle' | 'reading' | 'failed'
  /** True if the list could not be reloaded and may be out of date. */
  isStale: boolean
}

export type LoadedHalves = Partial<Record<When, LoadedHalf>>

/** A separate function, because TypeScript does not check the value of a computed key. */
function withHalf(halves: LoadedHalves, when: When, half: LoadedHalf): LoadedHalves {
  return { ...halves, [when]: half }
}

/** A list that is already loaded stays visible. */
export function withLoading(halves: LoadedHalves, when: When, userId: number, at: number): LoadedHalves {
  return readyHalf(halves, when, userId) ? halves : withHalf(halves, when, { userId, at, state: { status: 'loading' } })
}

/** A list that is already loaded stays visible and is marked as stale. */
export function withFailure(
  halves: LoadedHalves,
  when: When,
  userId: number,
  at: number,
  code: CallFailure['code'],
): LoadedHalves {
  const shownList = readyHalf(halves, when, userId)
  if (shownList) {
    if (code === 'not_authenticated') return halves
    return withHalf(halves, when, { userId, at, state: { ...shownList, isStale: true } })
  }
  const { [when]: _, ...others } = halves
  // A user who is no longer signed in is asked to sign in. This failure is not stored, so that the half is loaded after
  // the sign-in.
  return code === 'not_authenticated' ? others : withHalf(others, when, { userId, at, state: { status: 'failed' } })
}

/** `after` is the cursor of the loaded page. Changes nothing if the list now ends at another cursor. */
export function withMore(
  halves: LoadedHalves,
  { when, userId }: { when: When; userId: number },
  after: string,
  result: BookingHistory | 'reading' | 'failed',
  at: number,
): LoadedHalves {
  const state = readyHalf(halves, when, userId)
  if (state?.next !== after) return halves
  const next =
    typeof result === 'string'
      ? { ...state, more: result }
      : { ...state, more: 'idle' as const, next: result.next, bookings: appendPage(state.bookings, result.bookings) }
  return withHalf(halves, when, { userId, at, state: next })
}

/** Shows one booking as cancelled. The caller then reloads the half for all other changes. */
export function withCancelledBooking(halves: LoadedHalves, cancelled: CancellationResult): LoadedHalves {
  const changed = { ...halves }
  for (const when of ['upcoming', 'past'] as const) {
    const half = halves[when]
    if (half?.state.status !== 'ready') continue
    const bookings = withCancelledHistoryRow(half.state.bookings, cancelled)
    changed[when] = { ...half, state: { ...half.state, bookings } }
  }
  return changed
}

/** Returns null if the list is not loaded for this user. */
function readyHalf(halves: LoadedHalves, when: When, userId: number): Ready | null {
  const half = halves[when]
  return half?.userId === userId && half.state.status === 'ready' ? half.state : null
}

/** A reload loads as many bookings as are shown, so that none disappears, and the next page if it is being loaded. */
function reloadCount(halves: LoadedHalves, when: When, userId: number): number {
  const shownList = readyHalf(halves, when, userId)
  return shownList ? shownList.bookings.length + (shownList.more === 'reading' ? 1 : 0) : 0
}
