import { bookingItemSchema } from '@nusa/shared/booking'
import * as z from 'zod/mini'
import { personalKey } from '../session/store.ts'

const attemptSchema = z.object({
  key: z.string(),
  /** Everything that was sent under this key and may have been booked, as text, oldest first. */
  sent: z.array(z.string()),
})
const bookedSchema = z.object({
  invoiceId: z.string(),
  items: z.array(z.pick(bookingItemSchema, { itemId: true, choice: true })),
})

type Attempt = z.infer<typeof attemptSchema>
/** A cart that became an invoice. */
export type BookedCart = z.infer<typeof bookedSchema>

export interface AttemptStore {
  readAttempt(): Attempt | null
  saveAttempt(attempt: Attempt | null): void
  readBooked(): BookedCart | null
  saveBooked(booked: BookedCart): void
}

const attemptName = personalKey('checkout-attempt')
const bookedName = personalKey('checkout-booked')
/** Milliseconds; an invoice that is older has expired, so it can't be booked a second time. */
const longestLife = 24 * 3_600_000

/** What two items have in common when they are the same item, chosen in the same way. */
export function choiceText({ itemId, choice }: BookedCart['items'][number]): string {
  return JSON.stringify([itemId, Object.entries(choice).toSorted(([a], [b]) => a.localeCompare(b))])
}

/** One traveller's attempt in a storage that all tabs share, beside the cart; what another one left there is not read. */
export function attemptStore(
  traveller: number,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number = Date.now,
): AttemptStore {
  function read<Value>(name: string, schema: z.ZodMiniType<Value>): Value | null {
    try {
      const kept = z
        .object({ traveller: z.literal(traveller), at: z.number(), value: schema })
        .safeParse(JSON.parse(storage.getItem(name) ?? 'null'))
      return kept.success && now() - kept.data.at < longestLife ? kept.data.value : null
    } catch {
      return null
    }
  }
  function save(name: string, value: unknown): void {
    try {
      if (value === null) storage.removeItem(name)
      else storage.setItem(name, JSON.stringify({ traveller, at: now(), value }))
    } catch {
      // Without storage an attempt is not known to the next one.
    }
  }
  return {
    readAttempt: () => read(attemptName, attemptSchema),
    saveAttempt: (attempt) => save(attemptName, attempt),
    readBooked: () => read(bookedName, bookedSchema),
    saveBooked: (booked) => save(bookedName, booked),
  }
}
