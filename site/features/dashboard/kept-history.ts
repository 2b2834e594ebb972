import { type BookingHistory, type BookingHistoryQuery, type Cancelled, withCancelledRow } from '@nusa/shared/booking'
import type { CallFailure } from '../../lib/api.ts'
import { withPage } from '../../lib/read-bookings.ts'

export type When = BookingHistoryQuery['when']

/** What was read of one half of the history, and for whom. */
export interface Kept {
  userId: number
  /** Milliseconds of Unix time. */
  at: number
  state: { status: 'loading' | 'failed' } | Ready
}

type Ready = BookingHistory & {
  status: 'ready'
  /** What is known of the page that follows. */
  more: 'idle' | 'reading' | 'failed'
  /** It could not be read anew: it may stand otherwise by now. */
  isDoubtful: boolean
}

export type KeptHalves = Partial<Record<When, Kept>>

/** While it is read: what was read before stays in sight. */
export function withReading(halves: KeptHalves, when: When, userId: number, at: number): KeptHalves {
  return readyHalf(halves, when, userId) ? halves : { ...halves, [when]: { userId, at, state: { status: 'loading' } } }
}

/** Where it can't be read: what was read before stays in sight then, too, and is told to be doubtful. */
export function withRefusal(
  halves: KeptHalves,
  when: When,
  userId: number,
  at: number,
  code: CallFailure['code'],
): KeptHalves {
  const shown = readyHalf(halves, when, userId)
  if (shown) {
    if (code === 'not_authenticated') return halves
    return { ...halves, [when]: { userId, at, state: { ...shown, isDoubtful: true } } }
  }
  const { [when]: _, ...others } = halves
  // Whoever is no longer signed in is asked to do so. Nothing was read: it is asked for anew when they have.
  return code === 'not_authenticated' ? others : { ...others, [when]: { userId, at, state: { status: 'failed' } } }
}

/** What became of the page `after` the last one that is shown; nothing where another one is shown last by now. */
export function withMore(
  halves: KeptHalves,
  { when, userId }: { when: When; userId: number },
  after: string,
  made: BookingHistory | 'reading' | 'failed',
  at: number,
): KeptHalves {
  const state = readyHalf(halves, when, userId)
  if (state?.next !== after) return halves
  const next =
    typeof made === 'string'
      ? { ...state, more: made }
      : { ...state, more: 'idle' as const, next: made.next, bookings: withPage(state.bookings, made.bookings) }
  return { ...halves, [when]: { userId, at, state: next } }
}

/** The halves once a booking of theirs is cancelled, as far as the answer says: what is read anew comes after it, or fails. */
export function withCancelledBooking(halves: KeptHalves, cancelled: Cancelled): KeptHalves {
  const changed = { ...halves }
  for (const when of ['upcoming', 'past'] as const) {
    const half = halves[when]
    if (half?.state.status !== 'ready') continue
    const bookings = withCancelledRow(half.state.bookings, cancelled)
    changed[when] = { ...half, state: { ...half.state, bookings } }
  }
  return changed
}

/** What this traveller is shown of a half. */
export function readyHalf(halves: KeptHalves, when: When, userId: number): Ready | null {
  const kept = halves[when]
  return kept?.userId === userId && kept.state.status === 'ready' ? kept.state : null
}

/** How many bookings a half has to have for the traveller to lose none, and to get of those that follow if they want some. */
export function wantedCount(halves: KeptHalves, when: When, userId: number): number {
  const shown = readyHalf(halves, when, userId)
  return shown ? shown.bookings.length + (shown.more === 'reading' ? 1 : 0) : 0
}
