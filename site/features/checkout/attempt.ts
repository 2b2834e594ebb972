import { type BookingItem, type PlaceBooking, placeBookingSchema } from '@nusa/shared/booking'
import type { CallFailure, CallResult } from '../../lib/api.ts'
import { type AttemptStore, type BookedCart, choiceText } from './attempt-store.ts'

/** A booking without its key: two of the same content are the same booking. */
export type BookingContent = Omit<PlaceBooking, 'idempotencyKey'>

/** What became of an attempt. */
export type Outcome =
  | CallFailure
  | {
      ok: true
      invoiceId: string
      /** What was booked; another request than this one may have done it. */
      items: BookedCart['items']
      /** Says whether something else was booked than what was asked for now. */
      isEarlier: boolean
    }

type Send = (booking: PlaceBooking) => Promise<CallResult<'placeBooking'>>

/** Answers that say for sure that this content booked nothing. */
const refusals = ['invalid_request', 'profile_incomplete', 'price_changed', 'not_bookable', 'sold_out', 'terms_changed']

/**
 * Books once, whatever is lost on the way. The key stays the same until the server has answered, over reloads and in all
 * tabs, so that a click after a lost connection never books twice. When an earlier attempt turns out to have been booked
 * with other content, it is asked for again as it was sent, and that booking is the answer. `store` is one traveller's; the
 * caller sees to it that only one tab does this at a time.
 */
export async function placeOnce(
  content: BookingContent,
  store: AttemptStore,
  send: Send,
  newKey: () => string = () => crypto.randomUUID(),
): Promise<Outcome> {
  const booked = store.readBooked()
  if (booked && overlaps(booked.items, content.items))
    return { ok: true, ...booked, isEarlier: isOther(booked.items, content.items) }

  const text = JSON.stringify(content)
  const { key, sent } = store.readAttempt() ?? { key: newKey(), sent: [] }
  const earlier = sent.filter((one) => one !== text)
  store.saveAttempt({ key, sent: [...earlier, text] })

  let answered = content
  let answer = await send({ ...content, idempotencyKey: key })
  for (const one of earlier) {
    if (answer.ok || answer.code !== 'key_reused') break
    const parsed = placeBookingSchema.safeParse({ ...JSON.parse(one), idempotencyKey: key })
    if (!parsed.success) continue
    const { idempotencyKey: _, ...rest } = parsed.data
    answered = rest
    answer = await send(parsed.data)
  }

  if (!answer.ok) {
    // The key belongs to a booking that this browser can't ask for: no use in sending it again.
    if (answer.code === 'key_reused') store.saveAttempt(null)
    // Earlier ones without an answer may still be on their way.
    if (refusals.includes(answer.code)) store.saveAttempt(earlier.length > 0 ? { key, sent: earlier } : null)
    return answer
  }
  const items = answered.items.map(({ itemId, choice }) => ({ itemId, choice }))
  store.saveBooked({ invoiceId: answer.value.invoiceId, items })
  store.saveAttempt(null)
  return { ok: true, invoiceId: answer.value.invoiceId, items, isEarlier: answered !== content }
}

type Chosen = Pick<BookingItem, 'itemId' | 'choice'>

/** Says whether this very item, chosen as it is, is among these. */
export function includesItem(items: readonly Chosen[], item: Chosen): boolean {
  const text = choiceText(item)
  return items.some((one) => choiceText(one) === text)
}

const overlaps = (booked: readonly Chosen[], asked: readonly Chosen[]) =>
  asked.some((item) => includesItem(booked, item))

const isOther = (booked: readonly Chosen[], asked: readonly Chosen[]) =>
  booked.length !== asked.length || !asked.every((item) => includesItem(booked, item))
