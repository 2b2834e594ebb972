import { isProfileComplete } from '@nusa/shared/account'
import type { ProfileState } from '../account/store.ts'
import type { CartView, ItemView } from '../cart/store.ts'
import type { SessionState } from '../session/store.ts'

export type Hindrance = 'signed-out' | 'waiting' | 'profile-failed' | 'profile-incomplete' | 'price-failed' | 'blocked'

interface Given {
  session: Pick<SessionState, 'status'>
  profile: ProfileState
  view: Pick<CartView, 'isLoading' | 'isComplete'> & { items: readonly Pick<ItemView, 'status'>[] }
}

/** The first thing that keeps a booking from being sent, apart from what is typed; null where nothing does. */
export function hindrance({ session, profile, view }: Given): Hindrance | null {
  if (session.status === 'signed-out') return 'signed-out'
  // The profile of who has just signed in comes a moment after the session.
  if (session.status === 'loading' || profile.status === 'none' || profile.status === 'loading') return 'waiting'
  if (profile.status !== 'ready') return 'profile-failed'
  if (!isProfileComplete(profile.profile)) return 'profile-incomplete'
  if (view.isLoading) return 'waiting'
  if (view.items.some(({ status }) => status === 'failed')) return 'price-failed'
  return view.isComplete ? null : 'blocked'
}

/**
 * Says whether there is nothing to book: no item can be. What was sent and not answered may be booked already, perhaps in the
 * very places that are missing now, so that it can be asked for whatever became of its items.
 */
export function isNothingBookable(
  { items }: { items: readonly { status: ItemView['status']; item: { id: string } }[] },
  sent: { itemIds: readonly string[] } | null,
): boolean {
  const isLost = (id: string) => sent?.itemIds.includes(id)
  return items.length > 0 && items.every(({ status, item }) => status === 'blocked' && !isLost(item.id))
}
