import { bookingItemSchema } from '@nusa/shared/booking'
import { type CartItem, itemChoice } from '@nusa/shared/cart'
import type { Quote } from '@nusa/shared/pricing'
import * as z from 'zod/mini'
import { personalKey } from '../../account/index.ts'
import type { StringStorage } from './with-memory-fallback.ts'

/** A request that may have booked something. It stays stored after the session has ended, so it contains no names. */
const sentRequestSchema = z.object({
  /** Hash of the request's content. */
  hash: z.string(),
  itemIds: z.array(z.string()),
  seenTotal: z.number(),
  /** When the request was first sent, in milliseconds of Unix time. */
  at: z._default(z.number(), 0),
})
const attemptSchema = z.object({
  key: z.string(),
  /** Requests that may have booked something, oldest first. */
  sent: z.array(sentRequestSchema),
})
const bookedCartSchema = z.object({
  invoiceId: z.string(),
  items: z.array(z.pick(bookingItemSchema, { itemId: true, choice: true })),
})
/** By user id, because several users may share this browser. */
const attemptsSchema = z.record(z.string(), z.object({ at: z.number(), value: attemptSchema }))
/** The contents of sent requests, by their hash. */
const textsSchema = z.record(z.string(), z.string())

export type SentRequest = z.infer<typeof sentRequestSchema>
type Attempt = z.infer<typeof attemptSchema>
export type BookedCart = z.infer<typeof bookedCartSchema>

export interface AttemptStore {
  readAttempt(): Attempt | null
  /** `text` is the content of the last request. The contents of earlier requests stay stored. */
  saveAttempt(attempt: Attempt | null, text?: string): void
  /** Returns the exact content that was sent, or null if the traveller has signed out since. */
  readSentText(sent: SentRequest): string | null
  readBookedCart(): BookedCart | null
  saveBookedCart(booked: BookedCart): void
}

const attemptsKey = 'checkout-attempts'
const textsKey = personalKey('checkout-sent')
const bookedCartKey = personalKey('checkout-booked')
/** After this time the invoice of the attempt has expired, so a new booking is no duplicate. */
const maxAgeMs = 24 * 3_600_000

/** Returns a key of the item's id and choice, for comparing items. */
export function createChoiceKey({ itemId, choice }: BookedCart['items'][number]): string {
  return JSON.stringify([itemId, Object.entries(choice).toSorted(([a], [b]) => a.localeCompare(b))])
}

/**
 * Returns the store of one traveller's booking attempt, shared by all tabs. It never reads the attempt of another
 * traveller. Sign-out keeps the idempotency key, but removes the contents of requests, which name passengers.
 */
export function createAttemptStore(
  travellerId: number,
  storage: StringStorage,
  now: () => number = Date.now,
): AttemptStore {
  const isFresh = ({ at }: { at: number }) => now() - at < maxAgeMs

  function parseStored<Value>(name: string, schema: z.ZodMiniType<Value>): Value | null {
    try {
      const parsed = schema.safeParse(JSON.parse(storage.getItem(name) ?? 'null'))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  }
  function readForTraveller<Value>(name: string, schema: z.ZodMiniType<Value>): Value | null {
    const stored = parseStored(name, z.object({ traveller: z.literal(travellerId), at: z.number(), value: schema }))
    return stored && isFresh(stored) ? stored.value : null
  }
  const saveForTraveller = (name: string, value: unknown) =>
    storage.setItem(name, JSON.stringify({ traveller: travellerId, at: now(), value }))
  const readTexts = () => readForTraveller(textsKey, textsSchema) ?? {}
  const readAttempts = () =>
    Object.entries(parseStored(attemptsKey, attemptsSchema) ?? {}).filter(([, attempt]) => isFresh(attempt))

  return {
    readAttempt: () => readAttempts().find(([id]) => id === String(travellerId))?.[1].value ?? null,
    saveAttempt(attempt, text) {
      const otherEntries = readAttempts().filter(([id]) => id !== String(travellerId))
      const newEntries = attempt ? [[String(travellerId), { at: now(), value: attempt }] as const] : []
      const storedAttempts = [...otherEntries, ...newEntries]
      if (storedAttempts.length > 0) storage.setItem(attemptsKey, JSON.stringify(Object.fromEntries(storedAttempts)))
      else storage.removeItem(attemptsKey)

      const requestTexts = readTexts()
      const requests = attempt?.sent ?? []
      const lastRequest = requests.at(-1)
      if (lastRequest && text !== undefined) requestTexts[lastRequest.hash] = text
      const requestHashes = requests.map(({ hash }) => hash)
      const neededTexts = Object.entries(requestTexts).filter(([hash]) => requestHashes.includes(hash))
      if (neededTexts.length > 0) saveForTraveller(textsKey, Object.fromEntries(neededTexts))
      else storage.removeItem(textsKey)
    },
    readSentText: ({ hash }) => readTexts()[hash] ?? null,
    readBookedCart: () => readForTraveller(bookedCartKey, bookedCartSchema),
    saveBookedCart: (booked) => saveForTraveller(bookedCartKey, booked),
  }
}

export interface SeenPrice {
  total: number
  lineTotals: readonly number[]
}

interface PricedLines {
  total: number
  lines: readonly { total: number }[]
}

export const seenPriceOf = ({ total, lines }: PricedLines): SeenPrice => ({
  total,
  lineTotals: lines.map((line) => line.total),
})

/** The price that the server returned because it differs from the price that the traveller saw. */
export interface ServerPrice {
  quote: Quote
  seenPrice: SeenPrice
  /** The key of the items with this price, created by `createItemsKey`. */
  itemsKey: string
  /** True if the traveller has agreed to book at this price. */
  isAccepted: boolean
}

/** Returns the id and the choice of an item, as in booking requests. */
export const toItemChoice = (item: CartItem) => ({ itemId: item.id, choice: itemChoice(item) })

/** Returns a key of the items' ids and choices, for comparing carts. Prices are not part of the key. */
export function createItemsKey(items: readonly BookedCart['items'][number][]): string {
  return JSON.stringify(items.map(createChoiceKey))
}
