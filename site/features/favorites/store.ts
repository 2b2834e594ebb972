import { atom } from 'nanostores'
import { type CallFailure, call, isUnheard } from '../../lib/api.ts'
import { freshFor } from '../../lib/fresh.ts'
import { readInTime } from '../../lib/retry.ts'
import { $session, followSession, hasChangedHands } from '../session/store.ts'
import { keep, onKeptElsewhere, readKept } from './kept.ts'

export interface Favorites {
  /** Whose they are. After a session that ended by itself they stay so, until somebody signs in: what is shown is not lost. */
  userId: number | null
  status: 'none' | 'loading' | 'failed' | 'ready'
  /** The tours' ids, the latest first. */
  ids: readonly number[]
  /** What a tour is about to be while the server is asked: a favorite or none. */
  pending: ReadonlyMap<number, boolean>
}

const nothing: Favorites = { userId: null, status: 'none', ids: [], pending: new Map() }

/** The favorites of whoever is signed in, or was. */
export const $favorites = atom<Favorites>(nothing)

/** Who is signed in. */
let owner: number | null = null
let isFollowing = false
/** How many writes were begun and ended: an answer that was asked for before one of them is out of date. */
let writes = 0

/** Whether a tour's heart is full: what it is about to be counts before what it is. */
export function isFavorite({ ids, pending }: Favorites, id: number): boolean {
  return pending.get(id) ?? ids.includes(id)
}

/** Keeps the store as the session, the server and other tabs say. */
export function followFavorites(): void {
  if (isFollowing) return
  isFollowing = true
  followSession()
  onKeptElsewhere(() => {
    const kept = owner === null ? null : readKept(owner)
    if (kept) change({ status: 'ready', ids: kept.ids })
  })
  $session.subscribe((session) => {
    const userId = session.status === 'signed-in' ? session.user.id : null
    const { userId: shown, status } = $favorites.get()
    const isLeft = session.status === 'signed-out' && session.hasEnded && status === 'ready'
    if (!isLeft && userId !== shown) $favorites.set({ ...nothing, userId })
    if (userId === owner) return
    owner = userId
    if (owner === null) return
    const kept = readKept(owner)
    if (kept) change({ status: 'ready', ids: kept.ids })
    // Whoever is back may have been at another device meanwhile.
    if (!kept || owner === shown || Date.now() - kept.at >= freshFor) void loadFavorites()
  })
}

let loading: Promise<void> | undefined

/** Asks the server, once at a time; what is known stays until it answers. */
export function loadFavorites(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<void> {
  const [asked, seen] = [owner, writes]
  if (asked === null) return
  const keptBefore = readKept(asked)?.at
  if ($favorites.get().status !== 'ready') change({ status: 'loading' })
  const answer = await call('listFavorites')
  // Read for somebody else, or before a heart was turned: it says nothing any more.
  if (asked !== owner || seen !== writes) return load()
  if (answer.ok) {
    const ids = answer.value.favorites.map(({ tour_id }) => tour_id)
    // Another tab has kept others meanwhile; which of the two are newer only the server knows.
    const kept = readKept(asked)
    if (kept && kept.at !== keptBefore && kept.ids.join() !== ids.join()) return load()
    take(ids)
  } else if (answer.code !== 'not_authenticated') {
    console.error('The favorites could not be read:', answer.message)
    if ($favorites.get().status !== 'ready') change({ status: 'failed' })
  }
}

/**
 * Keeps a tour or forgets it: shown at once, and taken back where the server refuses. Null where that went well, as where no
 * answer is heard and the list that is read then has it so.
 */
export async function setFavorite(id: number, isOn: boolean): Promise<CallFailure | null> {
  if ($favorites.get().pending.has(id)) return null
  const asked = owner
  if (asked !== null && hasChangedHands(asked)) return null
  writes++
  change({ pending: new Map($favorites.get().pending).set(id, isOn) })
  const answer = await call(isOn ? 'addFavorite' : 'removeFavorite', { params: { tour: String(id) } })
  writes++
  if (asked !== null && isUnheard(answer)) await readUnheard(asked)
  const { userId, pending: before } = $favorites.get()
  // Somebody else's hearts are pressed by them.
  if (asked === userId || asked === null) {
    const pending = new Map(before)
    pending.delete(id)
    change({ pending })
  }
  if (asked === null || asked !== owner) return answer.ok ? null : answer
  if (answer.ok) {
    // Another tab may have turned a heart that this one has not heard of yet.
    const known = readKept(asked)?.ids ?? $favorites.get().ids
    const others = known.filter((other) => other !== id)
    take(isOn ? [id, ...others] : others)
    return null
  }
  const now = $favorites.get()
  return isUnheard(answer) && now.status === 'ready' && isFavorite(now, id) === isOn ? null : answer
}

/** Reads what the server may have done though nothing was heard of it. */
async function readUnheard(asked: number): Promise<void> {
  if (asked !== owner) return
  // Where nothing is heard now either, the next page asks.
  const kept = readKept(asked)
  if (kept) keep({ ...kept, at: 0 })
  await readInTime(loadFavorites())
}

function take(ids: readonly number[]): void {
  change({ status: 'ready', ids })
  if (owner !== null) keep({ userId: owner, ids, at: Date.now() })
}

function change(changes: Partial<Favorites>): void {
  $favorites.set({ ...$favorites.get(), ...changes })
}
