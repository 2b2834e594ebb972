import { isProfileComplete } from '@nusa/shared/account'
import type { SessionState } from '../../account/index.ts'
import type { ProfileState } from '../../account/profile/index.ts'
import type { CartView, ItemView } from '../../cart/index.ts'

/** `waiting`: the session, the profile or the prices are still loading. `blocked`: an item cannot be booked. */
export type BlockingReason =
  | 'signed-out'
  | 'waiting'
  | 'profile-failed'
  | 'profile-incomplete'
  | 'price-failed'
  | 'blocked'

interface CheckoutState {
  session: Pick<SessionState, 'status'>
  profile: ProfileState
  view: Pick<CartView, 'isLoading' | 'isComplete'> & { items: readonly Pick<ItemView, 'status'>[] }
}

/** Returns the first reason why the booking cannot be sent, or null. Does not check the input. */
export function findBlockingReason({ session, profile, view }: CheckoutState): BlockingReason | null {
  if (session.status === 'signed-out') return 'signed-out'
  // After sign-in, the profile is loaded after the session.
  if (session.status === 'loading' || profile.status === 'none' || profile.status === 'loading') return 'waiting'
  if (profile.status !== 'ready') return 'profile-failed'
  if (!isProfileComplete(profile.profile)) return 'profile-incomplete'
  if (view.isLoading) return 'waiting'
  if (view.items.some(({ status }) => status === 'failed')) return 'price-failed'
  return view.isComplete ? null : 'blocked'
}

interface UnansweredRequest {
  itemIds: readonly string[]
}

/** Returns the items of the unanswered request, which may have booked them. */
export function filterPossiblyBooked<View extends { item: { id: string } }>(
  items: readonly View[],
  unansweredRequest: UnansweredRequest | null,
): View[] {
  return items.filter(({ item }) => unansweredRequest?.itemIds.includes(item.id))
}

/**
 * Returns whether no item can be booked. An item of an unanswered request counts as bookable, because that request may
 * have booked it and used the last capacity. Repeating the request then returns that booking.
 */
export function areAllItemsBlocked(
  { items }: { items: readonly { status: ItemView['status']; item: { id: string } }[] },
  unansweredRequest: UnansweredRequest | null,
): boolean {
  const areBlocked = items.every(({ status }) => status === 'blocked')
  return items.length > 0 && areBlocked && filterPossiblyBooked(items, unansweredRequest).length === 0
}
