import { bookingItemSchema } from '@nusa/shared/booking'
import * as z from 'zod/mini'
import { personalKey } from '../session/store.ts'
import type { Keeper } from './with-memory.ts'

/** Something that was sent and may have been booked. Nobody is named in it: it outlasts the session. */
const sentSchema = z.object({
  /** Tells it from other contents. */
  hash: z.string(),
  itemIds: z.array(z.string()),
  seenTotal: z.number(),
  /** Milliseconds of Unix time, when it was first sent. */
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
/** By the traveller's id: several may use this browser, one after the other. */
const attemptsSchema = z.record(z.string(), z.object({ at: z.number(), value: attemptSchema }))
const textsSchema = z.record(z.string(), z.string())

export type Sent = z.infer<typeof sentSchema>
type Attempt = z.infer<typeof attemptSchema>
/** A cart that became an invoice. */
export type BookedCart = z.infer<typeof bookedSchema>

export interface AttemptStore {
  readAttempt(): Attempt | null
  /** `text` is what is being sent; that of earlier ones stays. */
  saveAttempt(attempt: Attempt | null, text?: string): void
  /** What was sent, word for word; null once its traveller has signed out. */
  textOf(sent: Sent): string | null
  readBooked(): BookedCart | null
  saveBooked(booked: BookedCart): void
}

const attemptsName = 'checkout-attempts'
const textsName = personalKey('checkout-sent')
const bookedName = personalKey('checkout-booked')
/** Milliseconds; an invoice that is older has expired, so it can't be booked a second time. */
const longestLife = 24 * 3_600_000

/** What two items have in common when they are the same item, chosen in the same way. */
export function choiceText({ itemId, choice }: BookedCart['items'][number]): string {
  return JSON.stringify([itemId, Object.entries(choice).toSorted(([a], [b]) => a.localeCompare(b))])
}

/**
 * One traveller's attempt in a storage that all tabs share, beside the cart; what another one left there is not read. Its key
 * outlasts signing out, as the cart does; who travels, which was sent with it, does not.
 */
export function attemptStore(traveller: number, storage: Keeper, now: () => number = Date.now): AttemptStore {
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
