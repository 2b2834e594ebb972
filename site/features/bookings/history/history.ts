import {
  type BookingHistory,
  type BookingHistoryQuery,
  type CancellationResult,
  withCancelledHistoryRow,
} from '@nusa/shared/booking'
import { atom } from 'nanostores'
import type { CallFailure } from '../../../lib/api.ts'
import { appendBookings, loadBookings } from '../../../lib/load-bookings.ts'

/**
 * Creates the store of the upcoming and the past bookings. Each response is merged with the bookings that concurrent
 * requests have loaded.
 */
export function createHistory(loadPages: typeof loadBookings = loadBookings, now: () => number = Date.now) {
  const $lists = atom<LoadedLists>({})
  const lastCalls: Partial<Record<BookingPeriod, symbol>> = {}

  /**
   * Reloads as many bookings as are shown, and the next page if it is being loaded. Of concurrent calls only the last
   * changes the store.
   */
  async function load(userId: number, period: BookingPeriod): Promise<void> {
    const thisCall = Symbol(period)
    lastCalls[period] = thisCall
    $lists.set(markLoading($lists.get(), period, userId, now()))
    let bookings: BookingHistory['bookings'] = []
    const countMissingBookings = () => getReloadCount($lists.get(), period, userId) - bookings.length
    let cursor: string | undefined
    do {
      const result = await loadPages({ when: period, after: cursor }, countMissingBookings())
      if (lastCalls[period] !== thisCall) return
      if (!result.ok) return $lists.set(markFailure($lists.get(), period, userId, now(), result.code))
      bookings = appendBookings(bookings, result.value.bookings)
      cursor = result.value.next ?? undefined
    } while (cursor !== undefined && countMissingBookings() > 0)
    const next = cursor ?? null
    const readyList = { status: 'ready', bookings, next, nextPageStatus: 'idle', isStale: false } as const
    $lists.set(replaceList($lists.get(), period, { userId, at: now(), state: readyList }))
  }

  async function loadMore(userId: number, period: BookingPeriod): Promise<void> {
    const shownList = findReadyList($lists.get(), period, userId)
    const cursor = shownList?.next
    if (!cursor || shownList.nextPageStatus === 'loading') return
    const applyResult = (result: NextPageResult) =>
      $lists.set(appendNextPage($lists.get(), { period, userId }, cursor, result, now()))
    applyResult('loading')
    const result = await loadPages({ when: period, after: cursor }, 1)
    applyResult(result.ok ? result.value : 'failed')
  }

  function applyCancellation(cancellation: CancellationResult): void {
    $lists.set(markCancelled($lists.get(), cancellation))
  }

  return { $lists, load, loadMore, applyCancellation }
}

export type BookingPeriod = BookingHistoryQuery['when']

/** The upcoming or the past bookings of `userId`. */
export interface LoadedList {
  userId: number
  /** When the list started to load, failed or was loaded, in milliseconds of Unix time. */
  at: number
  state: { status: 'loading' | 'failed' } | ReadyList
}

type ReadyList = BookingHistory & {
  status: 'ready'
  /** The state of the next page. */
  nextPageStatus: 'idle' | 'loading' | 'failed'
  /** True if the list could not be reloaded and may be out of date. */
  isStale: boolean
}

export type LoadedLists = Partial<Record<BookingPeriod, LoadedList>>

/** A separate function, because TypeScript does not check the value of a computed key. */
function replaceList(lists: LoadedLists, period: BookingPeriod, list: LoadedList): LoadedLists {
  return { ...lists, [period]: list }
}

/** Marks a list as loading. A list that is already loaded stays visible. */
export function markLoading(lists: LoadedLists, period: BookingPeriod, userId: number, at: number): LoadedLists {
  return findReadyList(lists, period, userId)
    ? lists
    : replaceList(lists, period, { userId, at, state: { status: 'loading' } })
}

/** Marks a list as failed. A list that is already loaded stays visible and is marked as stale. */
export function markFailure(
  lists: LoadedLists,
  period: BookingPeriod,
  userId: number,
  at: number,
  code: CallFailure['code'],
): LoadedLists {
  const shownList = findReadyList(lists, period, userId)
  if (shownList) {
    if (code === 'not_authenticated') return lists
    return replaceList(lists, period, { userId, at, state: { ...shownList, isStale: true } })
  }
  const { [period]: _, ...otherLists } = lists
  // If the session has ended, the failure is not stored, so that the list is loaded after the next sign-in.
  return code === 'not_authenticated'
    ? otherLists
    : replaceList(otherLists, period, { userId, at, state: { status: 'failed' } })
}

type NextPageResult = BookingHistory | 'loading' | 'failed'

/**
 * Appends the loaded page, or stores the status of its request. `cursor` points to the page. Changes nothing if the
 * list now ends at another cursor.
 */
export function appendNextPage(
  lists: LoadedLists,
  { period, userId }: { period: BookingPeriod; userId: number },
  cursor: string,
  result: NextPageResult,
  at: number,
): LoadedLists {
  const shownList = findReadyList(lists, period, userId)
  if (shownList?.next !== cursor) return lists
  if (result === 'loading' || result === 'failed')
    return replaceList(lists, period, { userId, at, state: { ...shownList, nextPageStatus: result } })
  const bookings = appendBookings(shownList.bookings, result.bookings)
  const extendedList: ReadyList = { ...shownList, nextPageStatus: 'idle', next: result.next, bookings }
  return replaceList(lists, period, { userId, at, state: extendedList })
}

/** Shows one booking as cancelled without waiting for a reload. */
export function markCancelled(lists: LoadedLists, cancellation: CancellationResult): LoadedLists {
  const changedLists = { ...lists }
  for (const period of ['upcoming', 'past'] as const) {
    const list = lists[period]
    if (list?.state.status !== 'ready') continue
    const bookings = withCancelledHistoryRow(list.state.bookings, cancellation)
    changedLists[period] = { ...list, state: { ...list.state, bookings } }
  }
  return changedLists
}

/** Returns null if the list is not loaded for this user. */
function findReadyList(lists: LoadedLists, period: BookingPeriod, userId: number): ReadyList | null {
  const list = lists[period]
  return list?.userId === userId && list.state.status === 'ready' ? list.state : null
}

/**
 * Returns how many bookings a reload must load: as many as are shown, so that none disappears, and one more if the next
 * page is being loaded.
 */
function getReloadCount(lists: LoadedLists, period: BookingPeriod, userId: number): number {
  const shownList = findReadyList(lists, period, userId)
  if (!shownList) return 0
  const isNextPageLoading = shownList.nextPageStatus === 'loading'
  return isNextPageLoading ? shownList.bookings.length + 1 : shownList.bookings.length
}
