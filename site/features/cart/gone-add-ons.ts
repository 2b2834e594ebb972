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
  const isGone = (id: string) => {
    const alone = withAddOns(item, (one) => one === id)
    return checkBooking(beside(alone, offer), null, now).some(({ reason }) => reason === 'add_on_gone')
  }
  const gone = item.addOns.filter(({ id }) => isGone(id))
  if (gone.length === 0) return null
  const ids = new Set(gone.map(({ id }) => id))
  return {
    names: gone.flatMap(({ name }) => name || []),
    leaveOut: (kept) => withAddOns(kept, (id) => !ids.has(id)),
  }
}

/** The item with those of its add-ons that are to be kept. */
function withAddOns(item: CartItem, isKept: (id: string) => boolean): CartItem {
  const keep = <AddOn extends { id: string }>(addOns: readonly AddOn[]) => addOns.filter(({ id }) => isKept(id))
  if (item.kind === 'tour') return { ...item, addOns: keep(item.addOns) }
  if (item.kind === 'rental') return { ...item, addOns: keep(item.addOns) }
  return item
}
