import { checkBooking } from '@nusa/shared/booking'
import type { CartItem } from '@nusa/shared/cart'
import type { BaliNow } from '@nusa/shared/dates'
import type { Change } from './edit.ts'
import { beside } from './item-view.ts'
import type { OfferState } from './offers.ts'

interface Gone {
  /** The names of what can't be added any more, or not so often; one that an older cart kept without is left out. */
  names: string[]
  /** Leaves it out. */
  leaveOut: Change
}

/** What of an item's add-ons keeps it from being booked; null where all can be taken, or nobody knows. */
export function goneAddOns(item: CartItem, offer: OfferState | undefined, now: BaliNow): Gone | null {
  if (item.kind === 'transfer' || item.kind === 'room') return null
  const isGone = (alone: CartItem) =>
    checkBooking(beside(alone, offer), null, now).some(({ reason }) => reason === 'add_on_gone')
  const gone =
    item.kind === 'tour'
      ? item.addOns.filter((addOn) => isGone({ ...item, addOns: [addOn] }))
      : item.addOns.filter((addOn) => isGone({ ...item, addOns: [addOn] }))
  if (gone.length === 0) return null
  const ids = new Set(gone.map(({ id }) => id))
  return { names: gone.flatMap(({ name }) => name || []), leaveOut: (kept) => without(kept, ids) }
}

function without(item: CartItem, ids: ReadonlySet<string>): CartItem {
  if (item.kind === 'tour') return { ...item, addOns: item.addOns.filter(({ id }) => !ids.has(id)) }
  if (item.kind === 'rental') return { ...item, addOns: item.addOns.filter(({ id }) => !ids.has(id)) }
  return item
}
