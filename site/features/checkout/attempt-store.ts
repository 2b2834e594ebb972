import { bookingItemSchema } from '@nusa/shared/booking'
import * as z from 'zod/mini'
import { personalKey } from '../session/store.ts'
import type { StringStorage } from './with-memory.ts'

/** A request that may have booked something. It contains no names, because it outlasts the session. */
const sentSchema = z.object({
  /** Hash of its content. */
  hash: z.string(),
  itemIds: z.array(z.string()),
  seenTotal: z.number(),
  /** When it was first sent, in milliseconds of Unix time. */
  at: z._default(z.number(), 0),
})
const attemptSchema = z.object({
  key: z.string(),
  /** Oldest first. */
  sent: z.array(sentSchema),
})
const bookedSchema = z.object({
  invoiceId: z.string(),
  items: z.array(z.pick(bookingItemSchema, { itemId: true, choice: true })),
})
/** By user id, because several users may share this browser. */
const attemptsSchema = z.record(z.string(), z.object({ at: z.number(), value: attemptSchema }))
const textsSchema = z.record(z.string(), z.string())

export type Sent = z.infer<typeof sentSchema>
type Attempt = z.infer<typeof attemptSchema>
/** A cart that became an invoice. */
export type BookedCart = z.infer<typeof bookedSchema>

export interface AttemptStore {
  readAttempt(): Attempt | null
  /** `text` is the content being sent; the contents of earlier requests stay. */
  saveAttempt(attempt: Attempt | null, text?: string): void
  /** Returns the exact content that was sent; null after its traveller has signed out. */
  textOf(sent: Sent): string | null
  readBooked(): BookedCart | null
  saveBooked(booked: BookedCart): void
}

const attemptsName = 'checkout-attempts'
const textsName = personalKey('checkout-sent')
const bookedName = personalKey('checkout-booked')
/** Milliseconds; an older invoice has expired, so booking again creates no duplicate. */
const longestLife = 24 * 3_600_000

/** Returns a key that is equal for the same item with the same choice. */
export function choiceText({ itemId, choice }: BookedCart['items'][number]): string {
  return JSON.stringify([itemId, Object.entries(choice).toSorted(([a], [b]) => a.localeCompare(b))])
}

/**
 * Stores one traveller's booking attempt, shared by all tabs, next to the cart; that of another user is never read. The
 * idempotency key outlasts signing out, as the cart does, but the passengers sent with it do not.
 */
export function attemptStore(traveller: number, storage: StringStorage, now: () => number = Date.now): AttemptStore {
  const isFresh = ({ at }: { at: number }) => now() - at < longestLife

  function parse<Value>(name: string, schema: z.ZodMiniType<Value>): Value | null {
    try {
      const parsed = schema.safeParse(JSON.parse(storage.getItem(name) ?? 'null'))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  }
  function readOwn<Value>(name: string, schema: z.ZodMiniType<Value>): Value | null {
    const kept = parse(name, z.object({ traveller: z.literal(traveller), at: z.number(), value: schema }))
    return kept && isFresh(kept) ? kept.value : null
  }
  const saveOwn = (name: string, value: unknown) =>
    storage.setItem(name, JSON.stringify({ traveller, at: now(), value }))
  const readTexts = () => readOwn(textsName, textsSchema) ?? {}
  const readAttempts = () =>
    Object.entries(parse(attemptsName, attemptsSchema) ?? {}).filter(([, attempt]) => isFresh(attempt))

  return {
    readAttempt: () => readAttempts().find(([id]) => id === String(traveller))?.[1].value ?? null,
    saveAttempt(attempt, text) {
      const others = readAttempts().filter(([id]) => id !== String(traveller))
      const own = attempt ? [[String(traveller), { at: now(), value: attempt }] as const] : []
      const kept = [...others, ...own]
      if (kept.length > 0) storage.setItem(attemptsName, JSON.stringify(Object.fromEntries(kept)))
      else storage.removeItem(attemptsName)

      const texts = readTexts()
      const needed = attempt?.sent ?? []
      const last = needed.at(-1)
      if (last && text !== undefined) texts[last.hash] = text
      const hashes = needed.map(({ hash }) => hash)
      const left = Object.entries(texts).filter(([hash]) => hashes.includes(hash))
      if (left.length > 0) saveOwn(textsName, Object.fromEntries(left))
      else storage.removeItem(textsName)
    },
    textOf: ({ hash }) => readTexts()[hash] ?? null,
    readBooked: () => readOwn(bookedName, bookedSchema),
    saveBooked: (booked) => saveOwn(bookedName, booked),
  }
}
