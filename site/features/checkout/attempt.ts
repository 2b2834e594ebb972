import { type BookingItem, type PlaceBooking, placeBookingSchema } from '@nusa/shared/booking'
import type { CallFailure, CallResult } from '../../lib/api.ts'
import { type AttemptStore, type BookedCart, choiceText, type Sent } from './attempt-store.ts'

/** A booking without its idempotency key. Two bookings with the same content are the same booking. */
export type BookingContent = Omit<PlaceBooking, 'idempotencyKey'>

/** The result of an attempt. */
export type Outcome =
  | CallFailure
  | {
      ok: true
      invoiceId: string
      /** The booked items; an earlier request may have booked them. */
      items: BookedCart['items']
      /** Whether the booked items differ from those requested now. */
      isEarlier: boolean
    }

/** The server calls of an attempt. */
export interface Asks {
  send: (booking: PlaceBooking) => Promise<CallResult<'placeBooking'>>
  /** Returns which of these items the traveller's newest invoice since `sentAt` (milliseconds) books; null if none. */
  findBooked: (items: BookingItem[], sentAt: number) => Promise<{ ok: true; value: BookedCart | null } | CallFailure>
}

/** Error codes which guarantee that this content booked nothing. */
const refusals = ['invalid_request', 'profile_incomplete', 'price_changed', 'not_bookable', 'sold_out', 'terms_changed']

/**
 * Books exactly once, even if responses are lost. The idempotency key stays the same until the server has responded:
 * over reloads, sign-out and sign-in, and in all tabs. If the key was used for an earlier attempt with other content,
 * that content is sent again and its booking is returned. `store` belongs to one traveller. The caller ensures that
 * only one tab does this at a time.
 */
export async function placeOnce(
  content: BookingContent,
  store: AttemptStore,
  { send, findBooked }: Asks,
  newKey: () => string = () => crypto.randomUUID(),
  clock: () => number = Date.now,
): Promise<Outcome> {
  const booked = store.readBooked()
  if (booked && overlaps(booked.items, content.items))
    return { ok: true, ...booked, isEarlier: isOther(booked.items, content.items) }

  const text = JSON.stringify(content)
  const hash = await hashOf(text)
  const { key, sent } = store.readAttempt() ?? { key: newKey(), sent: [] }
  const now = {
    hash,
    itemIds: content.items.map(({ itemId }) => itemId),
    seenTotal: content.seenTotal,
    at: sent.find((one) => one.hash === hash)?.at ?? clock(),
  }
  const earlier = sent.filter((one) => one.hash !== hash)
  store.saveAttempt({ key, sent: [...earlier, now] }, text)

  const done = (booked: BookedCart, isEarlier: boolean): Outcome => {
    store.saveBooked(booked)
    store.saveAttempt(null)
    return { ok: true, ...booked, isEarlier }
  }
  let answered = content
  let answer = await send({ ...content, idempotencyKey: key })
  for (const one of earlier) {
    if (answer.ok || answer.code !== 'key_reused') break
    const before = contentOf(store.textOf(one))
    if (!before) continue
    answered = before
    answer = await send({ ...before, idempotencyKey: key })
  }

  if (answer.ok) {
    const items = answered.items.map(({ itemId, choice }) => ({ itemId, choice }))
    return done({ invoiceId: answer.value.invoiceId, items }, answered !== content)
  }
  if (answer.code === 'key_reused') {
    // The earlier content is no longer stored, so search for its items among the traveller's bookings.
    const lost = content.items.filter(({ itemId }) => earlier.some(({ itemIds }) => itemIds.includes(itemId)))
    const found = lost.length > 0 ? await findBooked(lost, Math.min(...earlier.map(({ at }) => at))) : null
    if (found?.ok === false) return found
    if (found?.value) return done(found.value, true)
    // The key belongs to a booking of no item in this cart, so sending it again is useless.
    store.saveAttempt(null)
  }
  if (refusals.includes(answer.code)) {
    // Unanswered requests may still arrive, including an earlier one with the same content.
    const open = earlier.length < sent.length ? [...earlier, now] : earlier
    store.saveAttempt(open.length > 0 ? { key, sent: open } : null)
  }
  return answer
}

/** Returns the traveller's last unanswered request, or null. */
export function unanswered(store: AttemptStore): Sent | null {
  return store.readAttempt()?.sent.at(-1) ?? null
}

function contentOf(text: string | null): BookingContent | null {
  if (text === null) return null
  const parsed = placeBookingSchema.safeParse({ ...JSON.parse(text), idempotencyKey: crypto.randomUUID() })
  if (!parsed.success) return null
  const { idempotencyKey: _, ...content } = parsed.data
  return content
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Chosen = Pick<BookingItem, 'itemId' | 'choice'>

/** Returns whether the items include this item with the same choice. */
export function includesItem(items: readonly Chosen[], item: Chosen): boolean {
  const text = choiceText(item)
  return items.some((one) => choiceText(one) === text)
}

const overlaps = (booked: readonly Chosen[], asked: readonly Chosen[]) =>
  asked.some((item) => includesItem(booked, item))

const isOther = (booked: readonly Chosen[], asked: readonly Chosen[]) =>
  booked.length !== asked.length || !asked.every((item) => includesItem(booked, item))
