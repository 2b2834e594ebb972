import { notBookableReasonSchema } from '@nusa/shared/booking'
import { type CartItem, itemChoice } from '@nusa/shared/cart'
import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { CartProblem } from './item-view.ts'

const refusalSchema = z.object({
  /** The choice that was refused, as text: another one may be booked. */
  choice: z.string(),
  reason: z.union([notBookableReasonSchema, z.literal('sold_out')]),
  message: z.string(),
  /** Milliseconds of Unix time. */
  at: z.number(),
})
const refusalsSchema = z.record(z.string(), refusalSchema)

export type Refusals = Readonly<z.infer<typeof refusalsSchema>>
/** What the server said of an item that was to be booked. */
export type RefusedItem = CartProblem & { itemId: string }

/** Milliseconds for which places count as gone: some may be free again. */
const soldOutFor = 60_000
const key = 'refused-items'

/** What the server refused to book, by item, in this tab: it knows better than the pages' data, which is some minutes old. */
export const $refused = atom<Refusals>(typeof window === 'undefined' ? {} : readStored())

const choiceText = (item: CartItem) => JSON.stringify(itemChoice(item))

/** Remembers which items were refused, chosen as they are. */
export function tellRefused(items: readonly CartItem[], refused: readonly RefusedItem[], now = Date.now()): void {
  const known = Object.entries($refused.get()).filter(([id]) => items.some((item) => item.id === id))
  const told = refused.flatMap(({ itemId, reason, message }) => {
    const item = items.find(({ id }) => id === itemId)
    return item ? [[itemId, { choice: choiceText(item), reason, message, at: now }] as const] : []
  })
  $refused.set(Object.fromEntries([...known, ...told]))
  try {
    sessionStorage.setItem(key, JSON.stringify($refused.get()))
  } catch {
    // Without storage it is known as long as the page lasts.
  }
}

/** Why the server would not book an item; null where it said nothing, or of another choice, or of places a while ago. */
export function refusalOf(item: CartItem, refusals: Refusals, now: Date): CartProblem | null {
  const known = refusals[item.id]
  if (!known || known.choice !== choiceText(item)) return null
  const isOver = known.reason === 'sold_out' && now.getTime() - known.at >= soldOutFor
  return isOver ? null : { reason: known.reason, message: known.message }
}

/** What holds at an instant, without end: what a page has left out does not come back while somebody reads its total. */
export function lasting(refusals: Refusals, since: Date): Refusals {
  const isOver = ({ at }: { at: number }) => since.getTime() - at >= soldOutFor
  return Object.fromEntries(
    Object.entries(refusals).map(([id, one]) => [id, isOver(one) ? one : { ...one, at: Number.POSITIVE_INFINITY }]),
  )
}

/** Milliseconds until the next refusal is over; null where none of these ends by itself. */
export function untilOver(refusals: Refusals, now: Date): number | null {
  const left = Object.values(refusals)
    .filter(({ reason }) => reason === 'sold_out')
    .map(({ at }) => at + soldOutFor - now.getTime())
    .filter((milliseconds) => milliseconds > 0 && Number.isFinite(milliseconds))
  return left.length > 0 ? Math.min(...left) : null
}

function readStored(): Refusals {
  try {
    return refusalsSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}
