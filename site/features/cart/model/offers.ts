import type { CancellationChangedDetails } from '@nusa/shared/booking'
import { type CartItem, hotelIdOf, rentalIdOf, transferIdOf } from '@nusa/shared/cart'
import {
  type BookingQuestion,
  type HotelOffer,
  hotelOfferSchema,
  type RentalOffer,
  rentalOfferSchema,
  type TourOffer,
  type TransferOffer,
  tourOfferSchema,
  transferOfferSchema,
} from '@nusa/shared/catalog'
import { map } from 'nanostores'
import { type DataResult, readData } from '../../../lib/read-data.ts'
import { freshForMs } from '../../../lib/shared-read.ts'

/** Today's offers by kind of cart item. */
export interface Offers {
  tour: TourOffer
  transfer: TransferOffer
  rental: RentalOffer
  room: HotelOffer
}

type Tagged<Kind extends keyof Offers> = { kind: Kind; offer: Offers[Kind] }
type Offer = { [Kind in keyof Offers]: Tagged<Kind> }[keyof Offers]

export type OfferState =
  | { status: 'loading' }
  /** `isStale` means that the price may have changed. */
  | ({ status: 'ready'; isStale?: boolean } & Offer)
  /** No longer offered. */
  | { status: 'gone' }
  | { status: 'failed' }

export type OfferStates = Readonly<Record<number | string, OfferState>>

/** Today's offers of the items in the cart, by `productId`. */
export const $offers = map<Record<number | string, OfferState>>({})

const loadedAt = new Map<CartItem['productId'], number>()

/** Loads the offers that are unknown, failed or stale. */
export function loadOffers(items: readonly CartItem[], now = Date.now()): void {
  for (const item of items) {
    const current = $offers.get()[item.productId]
    const isFresh = now - (loadedAt.get(item.productId) ?? 0) < freshForMs
    if (current?.status === 'loading' || (current && current.status !== 'failed' && isFresh)) continue
    loadedAt.set(item.productId, now)
    void loadOffer(item)
  }
}

/** Reloads an offer that another tab has loaded more recently. Until the response, the offer is marked as stale. */
export function revalidateOffer(item: CartItem, now = Date.now()): void {
  const current = $offers.get()[item.productId]
  if (current?.status === 'ready') $offers.setKey(item.productId, { ...current, isStale: true })
  loadedAt.set(item.productId, now)
  void loadOffer(item)
}

/** Replaces the questions of offers by current ones from the server, which may be newer than the site's files. */
export function replaceQuestions(
  items: readonly { itemId: string; choice: Pick<CartItem, 'productId'> }[],
  asked: readonly { itemId: string; questions: BookingQuestion[] }[],
): void {
  for (const { itemId, questions } of asked) {
    const item = items.find((candidate) => candidate.itemId === itemId)
    if (!item) continue
    const current = $offers.get()[item.choice.productId]
    if (current?.status !== 'ready') continue
    const offer = { ...current.offer, booking_questions: questions }
    $offers.setKey(item.choice.productId, { ...current, offer } as typeof current)
  }
}

/** Replaces the cancellation policies of offers by current ones from the server, for a stay that of its room. */
export function replaceCancellations(
  items: readonly { itemId: string; choice: Pick<CartItem, 'productId' | 'packageId'> }[],
  changed: CancellationChangedDetails['items'],
): void {
  for (const { itemId, cancellation } of changed) {
    const choice = items.find((candidate) => candidate.itemId === itemId)?.choice
    if (!choice) continue
    const current = $offers.get()[choice.productId]
    if (current?.status !== 'ready') continue
    const replaceIn = (room: HotelOffer['rooms'][number]) =>
      room.id === choice.packageId ? { ...room, cancellation } : room
    const state: OfferState =
      current.kind === 'room'
        ? { ...current, offer: { ...current.offer, rooms: current.offer.rooms.map(replaceIn) } }
        : ({ ...current, offer: { ...current.offer, cancellation } } as typeof current)
    $offers.setKey(choice.productId, state)
  }
}

async function loadOffer(item: CartItem): Promise<void> {
  const id = item.productId
  if ($offers.get()[id]?.status !== 'ready') $offers.setKey(id, { status: 'loading' })
  const result = await readOffer(item)
  if (result.ok) $offers.setKey(id, { status: 'ready', ...result.value })
  else $offers.setKey(id, { status: result.isMissing ? 'gone' : 'failed' })
}

async function readOffer(item: CartItem): Promise<DataResult<Offer>> {
  switch (item.kind) {
    case 'tour':
      return tagged(item.kind, await readData(`/data/tours/${item.productId}.json`, tourOfferSchema))
    case 'transfer':
      return tagged(item.kind, await readData(`/data/transfers/${transferIdOf(item)}.json`, transferOfferSchema))
    case 'rental':
      return tagged(item.kind, await readData(`/data/car-rentals/${rentalIdOf(item)}.json`, rentalOfferSchema))
    case 'room':
      return tagged(item.kind, await readData(`/data/hotels/${hotelIdOf(item)}.json`, hotelOfferSchema))
  }
}

function tagged<Kind extends keyof Offers>(kind: Kind, read: DataResult<Offers[Kind]>): DataResult<Tagged<Kind>> {
  return read.ok ? { ok: true, value: { kind, offer: read.value } } : read
}
