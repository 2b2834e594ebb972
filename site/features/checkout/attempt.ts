import type { PlaceBooking } from '@nusa/shared/booking'
import type { CallResult } from '../../lib/api.ts'

/** A booking without its key: two of the same content are the same booking. */
export type BookingContent = Omit<PlaceBooking, 'idempotencyKey'>

type Placed = CallResult<'placeBooking'>
type Send = (booking: PlaceBooking) => Promise<Placed>

interface Attempt {
  key: string
  /** Everything that was sent under this key, as text, oldest first. */
  sent: string[]
}

const storageKey = 'checkout-attempt'

/** Answers that say for sure that nothing was booked, so that the next attempt starts afresh. */
const finalAnswers = ['invalid_request', 'profile_incomplete', 'price_changed', 'not_bookable', 'invoice_failed']

/**
 * Books once. The key stays the same until the server has answered, over reloads too, so that a click after a lost
 * connection never books twice. When an earlier attempt turns out to have been booked with other content, it is asked for
 * again as it was sent, and that booking is the answer.
 */
export async function placeOnce(
  content: BookingContent,
  send: Send,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  newKey: () => string = () => crypto.randomUUID(),
): Promise<Placed> {
  const text = JSON.stringify(content)
  const { key, sent } = readAttempt(storage) ?? { key: newKey(), sent: [] }
  storage.setItem(storageKey, JSON.stringify({ key, sent: [...sent.filter((one) => one !== text), text] }))

  let answer = await send({ ...content, idempotencyKey: key })
  for (const earlier of sent) {
    if (answer.ok || answer.code !== 'key_reused') break
    const booking: BookingContent = JSON.parse(earlier)
    answer = await send({ ...booking, idempotencyKey: key })
  }
  if (answer.ok || finalAnswers.includes(answer.code)) storage.removeItem(storageKey)
  return answer
}

function readAttempt(storage: Pick<Storage, 'getItem'>): Attempt | null {
  try {
    const attempt: Partial<Attempt> | null = JSON.parse(storage.getItem(storageKey) ?? 'null')
    return attempt?.key && Array.isArray(attempt.sent) ? { key: attempt.key, sent: attempt.sent } : null
  } catch {
    return null
  }
}
