import { notBookableReasonSchema } from '@nusa/shared/booking'
import { type CartItem, itemChoice } from '@nusa/shared/cart'
import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { CartProblem } from './item-view.ts'

const refusalSchema = z.object({
  /** The refused choice as JSON. The item may be bookable with another choice. */
  choice: z.string(),
  reason: z.union([notBookableReasonSchema, z.literal('sold_out')]),
  message: z.string(),
  /** Milliseconds of Unix time. */
  at: z.number(),
})
const refusalsSchema = z.record(z.string(), refusalSchema)

export type Refusals = Readonly<z.infer<typeof refusalsSchema>>
export type RefusedItem = CartProblem & { itemId: string }

/**
 * After this time, a 'sold out' refusal expires, and the availability that the page has loaded applies again. The
 * loaded availability is at most 16 seconds old (10 in the page, 3 in the browser's cache and 3 on the server), so it
 * is then newer than the refusal.
 */
const soldOutLifetimeMs = 20_000
const storageKey = 'refused-items'

/**
 * The items that the server refused to book, by item id. They are stored for this tab and override the data of the
 * pages, which may be a few minutes old.
 */
export const $refusals = atom<Refusals>(typeof window === 'undefined' ? {} : readStoredRefusals())

const serialiseChoice = (item: CartItem) => JSON.stringify(itemChoice(item))

/** Stores each refusal with the current choice of its item. */
export function recordRefusals(
  items: readonly CartItem[],
  refusedItems: readonly RefusedItem[],
  now = Date.now(),
): void {
  const previousRefusals = Object.entries($refusals.get())
  const refusals = Object.fromEntries(previousRefusals.filter(([id]) => items.some((item) => item.id === id)))
  for (const { itemId, reason, message } of refusedItems) {
    const item = items.find(({ id }) => id === itemId)
    if (item) refusals[itemId] = { choice: serialiseChoice(item), reason, message, at: now }
  }
  $refusals.set(refusals)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify($refusals.get()))
  } catch {
    // Without storage the refusals last as long as the page.
  }
}

/** Returns the refusal of an item. Returns null if it has expired or belongs to an earlier choice of the item. */
export function findRefusal(item: CartItem, refusals: Refusals, now: Date): CartProblem | null {
  const refusal = refusals[item.id]
  if (!refusal || refusal.choice !== serialiseChoice(item)) return null
  const isExpired = refusal.reason === 'sold_out' && now.getTime() - refusal.at >= soldOutLifetimeMs
  return isExpired ? null : { reason: refusal.reason, message: refusal.message }
}

/**
 * Returns the refusals without an expiry, except those that had expired when the page was opened. In the checkout, a
 * refused item must not reappear while the traveller reads the total.
 */
export function makePermanent(refusals: Refusals, openedAt: Date): Refusals {
  const isExpired = ({ at }: { at: number }) => openedAt.getTime() - at >= soldOutLifetimeMs
  return Object.fromEntries(
    Object.entries(refusals).map(([id, refusal]) => [
      id,
      isExpired(refusal) ? refusal : { ...refusal, at: Number.POSITIVE_INFINITY },
    ]),
  )
}

/** Returns the milliseconds until the next refusal expires, or null if no refusal expires. */
export function msUntilNextExpiry(refusals: Refusals, now: Date): number | null {
  const remainingMs = Object.values(refusals)
    .filter(({ reason }) => reason === 'sold_out')
    .map(({ at }) => at + soldOutLifetimeMs - now.getTime())
    .filter((milliseconds) => milliseconds > 0 && Number.isFinite(milliseconds))
  return remainingMs.length > 0 ? Math.min(...remainingMs) : null
}

function readStoredRefusals(): Refusals {
  try {
    return refusalsSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}
