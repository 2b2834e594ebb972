import type { BookingHistory, BookingHistoryQuery } from '@nusa/shared/booking'
import type { CallFailure } from '../../lib/api.ts'

export type When = BookingHistoryQuery['when']

/** What was read of one half of the history, and for whom. */
export interface Kept {
  userId: number
  /** Milliseconds of Unix time. */
  at: number
  state:
    | { status: 'loading' | 'failed' }
    | (BookingHistory & {
        status: 'ready'
        /** What is known of the page that follows. */
        more: 'idle' | 'reading' | 'failed'
      })
}

export type KeptHalves = Partial<Record<When, Kept>>

/** While it is read: what was read before stays in sight. */
export function withReading(halves: KeptHalves, when: When, userId: number, at: number): KeptHalves {
  return isShown(halves[when], userId) ? halves : { ...halves, [when]: { userId, at, state: { status: 'loading' } } }
}

/** Where it can't be read: what was read before stays in sight then, too. */
export function withRefusal(
  halves: KeptHalves,
  when: When,
  userId: number,
  at: number,
  code: CallFailure['code'],
): KeptHalves {
  if (isShown(halves[when], userId)) return halves
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
): KeptHalves {
  const kept = halves[when]
  if (kept?.userId !== userId || kept.state.status !== 'ready' || kept.state.next !== after) return halves
  const { state } = kept
  const next =
    typeof made === 'string'
      ? { ...state, more: made }
      : { ...state, more: 'idle' as const, next: made.next, bookings: [...state.bookings, ...made.bookings] }
  return { ...halves, [when]: { ...kept, state: next } }
}

function isShown(kept: Kept | undefined, userId: number): boolean {
  return kept?.userId === userId && kept.state.status === 'ready'
}
