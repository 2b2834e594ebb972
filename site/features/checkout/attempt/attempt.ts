import { type BookingItem, type CreateBooking, createBookingSchema } from '@nusa/shared/booking'
import type { CallFailure, CallResult } from '../../../lib/api.ts'
import { type AttemptStore, type BookedCart, createChoiceKey, type SentRequest } from './attempt-store.ts'

/** A booking without its idempotency key. Two bookings with the same content are the same booking. */
export type BookingContent = Omit<CreateBooking, 'idempotencyKey'>

export type Outcome =
  | CallFailure
  | {
      ok: true
      invoiceId: string
      /** The booked items. If an earlier request booked them, they may differ from the items of this request. */
      items: BookedCart['items']
      /** True if the booking may differ from the current request. */
      isEarlierBooking: boolean
    }

export interface ServerCalls {
  send: (booking: CreateBooking) => Promise<CallResult<'placeBooking'>>
  /**
   * Finds the traveller's newest invoice since `sentAt` (Unix milliseconds) with any of these items. `value` is null if
   * no such invoice exists.
   */
  findBookedCart: (
    items: BookingItem[],
    sentAt: number,
  ) => Promise<{ ok: true; value: BookedCart | null } | CallFailure>
}

/** If the server responds with one of these codes, the content of the request has booked nothing. */
const rejectionCodes = [
  'invalid_request',
  'profile_incomplete',
  'price_changed',
  'not_bookable',
  'sold_out',
  'terms_changed',
  'cancellation_changed',
]

/**
 * Books exactly once, even if responses are lost. The idempotency key stays the same until the server has responded, in
 * all tabs and even after a reload or a new sign-in. If the server used the key for an earlier request with different
 * content, that content is sent again and its booking is returned. `store` belongs to one traveller. The caller ensures
 * that only one tab books at a time.
 */
export async function bookOnce(
  content: BookingContent,
  store: AttemptStore,
  { send, findBookedCart }: ServerCalls,
  createKey: () => string = () => crypto.randomUUID(),
  now: () => number = Date.now,
): Promise<Outcome> {
  const storedCart = store.readBookedCart()
  if (storedCart && haveCommonItem(storedCart.items, content.items))
    return { ok: true, ...storedCart, isEarlierBooking: haveDifferentItems(storedCart.items, content.items) }

  const contentText = JSON.stringify(content)
  const hash = await computeHash(contentText)
  const { key, sent: sentRequests } = store.readAttempt() ?? { key: createKey(), sent: [] }
  const sameRequest = sentRequests.find((request) => request.hash === hash)
  const earlierRequests = sentRequests.filter((request) => request.hash !== hash)
  const currentRequest = {
    hash,
    itemIds: content.items.map(({ itemId }) => itemId),
    seenTotal: content.seenTotal,
    at: sameRequest?.at ?? now(),
  }
  store.saveAttempt({ key, sent: [...earlierRequests, currentRequest] }, contentText)

  const saveAndReturn = (bookedCart: BookedCart, isEarlierBooking: boolean): Outcome => {
    store.saveBookedCart(bookedCart)
    store.saveAttempt(null)
    return { ok: true, ...bookedCart, isEarlierBooking }
  }
  const { answeredContent, result } = await sendUntilAnswered(content, earlierRequests, key, store, send)
  if (result.ok) {
    const items = answeredContent.items.map(({ itemId, choice }) => ({ itemId, choice }))
    return saveAndReturn({ invoiceId: result.value.invoiceId, items }, answeredContent !== content)
  }
  if (result.code === 'key_reused') {
    const earlierBooking = await findEarlierBooking(content, earlierRequests, findBookedCart)
    if (!earlierBooking.ok) return earlierBooking
    if (earlierBooking.value) return saveAndReturn(earlierBooking.value, true)
    // The server used the key for a booking without any item of this cart, so the next attempt needs a new key.
    store.saveAttempt(null)
  }
  if (rejectionCodes.includes(result.code)) {
    // Requests without a response stay stored, because they may still reach the server. One may have the same content.
    const unansweredRequests = sameRequest ? [...earlierRequests, currentRequest] : earlierRequests
    store.saveAttempt(unansweredRequests.length > 0 ? { key, sent: unansweredRequests } : null)
  }
  return result
}

/**
 * Sends `content`. If the server used the key for an earlier request, sends the content of that request again. Returns
 * the content to which `result` is the response.
 */
async function sendUntilAnswered(
  content: BookingContent,
  earlierRequests: readonly SentRequest[],
  key: string,
  store: AttemptStore,
  send: ServerCalls['send'],
) {
  let answeredContent = content
  let result = await send({ ...content, idempotencyKey: key })
  for (const earlierRequest of earlierRequests) {
    if (result.ok || result.code !== 'key_reused') break
    const earlierContent = parseContent(store.readSentText(earlierRequest))
    if (!earlierContent) continue
    answeredContent = earlierContent
    result = await send({ ...earlierContent, idempotencyKey: key })
  }
  return { answeredContent, result }
}

/**
 * Searches the traveller's bookings for items of earlier requests. This works without the content of those requests,
 * which may no longer be stored.
 */
async function findEarlierBooking(
  content: BookingContent,
  earlierRequests: readonly SentRequest[],
  findBookedCart: ServerCalls['findBookedCart'],
): ReturnType<ServerCalls['findBookedCart']> {
  const unansweredItems = content.items.filter(({ itemId }) =>
    earlierRequests.some(({ itemIds }) => itemIds.includes(itemId)),
  )
  if (unansweredItems.length === 0) return { ok: true, value: null }
  const firstSentAt = Math.min(...earlierRequests.map(({ at }) => at))
  return findBookedCart(unansweredItems, firstSentAt)
}

/** Returns null if the server has responded to the last request. */
export function readUnansweredRequest(store: AttemptStore): SentRequest | null {
  return store.readAttempt()?.sent.at(-1) ?? null
}

function parseContent(text: string | null): BookingContent | null {
  if (text === null) return null
  // The schema requires a key. The caller adds the key of the attempt.
  const parsed = createBookingSchema.safeParse({ ...JSON.parse(text), idempotencyKey: crypto.randomUUID() })
  if (!parsed.success) return null
  const { idempotencyKey: _, ...content } = parsed.data
  return content
}

async function computeHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type ChosenItem = Pick<BookingItem, 'itemId' | 'choice'>

export function includesItem(items: readonly ChosenItem[], item: ChosenItem): boolean {
  const key = createChoiceKey(item)
  return items.some((entry) => createChoiceKey(entry) === key)
}

const haveCommonItem = (booked: readonly ChosenItem[], requested: readonly ChosenItem[]) =>
  requested.some((item) => includesItem(booked, item))

const haveDifferentItems = (booked: readonly ChosenItem[], requested: readonly ChosenItem[]) =>
  booked.length !== requested.length || !requested.every((item) => includesItem(booked, item))
