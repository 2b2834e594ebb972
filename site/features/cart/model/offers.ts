import type { AskedQuestionsDetails, BookingProblem, CancellationChangedDetails } from '@nusa/shared/booking'
import { type CartItem, hotelIdOf, rentalIdOf, transferIdOf } from '@nusa/shared/cart'
import {
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

export interface Offers {
  tour: TourOffer
  transfer: TransferOffer
  rental: RentalOffer
  room: HotelOffer
}

type OfferOfKind<Kind extends keyof Offers> = { kind: Kind; offer: Offers[Kind] }
type Offer = { [Kind in keyof Offers]: OfferOfKind<Kind> }[keyof Offers]

export type OfferState =
  | { status: 'loading' }
  /** `isStale` means that the price may have changed. */
  | ({ status: 'ready'; isStale?: boolean } & Offer)
  /** The product is no longer offered. */
  | { status: 'gone' }
  | { status: 'failed' }

export type OfferStates = Readonly<Record<number | string, OfferState>>

/** Today's offers, by `productId`. */
export const $offers = map<Record<number | string, OfferState>>({})

const loadTimes = new Map<CartItem['productId'], number>()

/** Loads the offers of the items. Skips offers that are being loaded or were loaded recently. */
export function loadOffers(items: readonly CartItem[], now = Date.now()): void {
  for (const item of items) {
    const offerState = $offers.get()[item.productId]
    const isLoaded = offerState?.status === 'ready' || offerState?.status === 'gone'
    const isFresh = now - (loadTimes.get(item.productId) ?? 0) < freshForMs
    if (offerState?.status === 'loading' || (isLoaded && isFresh)) continue
    loadTimes.set(item.productId, now)
    void loadOffer(item)
  }
}

/** Reloads an offer that another tab has loaded more recently. Until the response, the offer is marked as stale. */
export function revalidateOffer(item: CartItem, now = Date.now()): void {
  const offerState = $offers.get()[item.productId]
  if (offerState?.status === 'ready') $offers.setKey(item.productId, { ...offerState, isStale: true })
  loadTimes.set(item.productId, now)
  void loadOffer(item)
}

type SentItems = readonly {
  itemId: string
  choice: Pick<CartItem, 'productId' | 'packageId'> & { startTimeId?: string | null }
}[]

/** Replaces the questions of offers with the questions of the server, which may be newer than the site's files. */
export function replaceQuestions(sentItems: SentItems, askedQuestions: AskedQuestionsDetails['items']): void {
  for (const { itemId, questions } of askedQuestions)
    changeOffer(sentItems, itemId, (state) => setFields(state, { booking_questions: questions }))
}

/**
 * Replaces the cancellation policies with the policies of the server, which may be newer than the site's files. For a
 * stay, the policy of the room is replaced.
 */
export function replaceCancellations(sentItems: SentItems, changedPolicies: CancellationChangedDetails['items']): void {
  for (const { itemId, cancellation } of changedPolicies) {
    changeOffer(sentItems, itemId, (state, { packageId }) => {
      if (state.kind !== 'room') return setFields(state, { cancellation })
      const rooms = state.offer.rooms.map((room) => (room.id === packageId ? { ...room, cancellation } : room))
      return { ...state, offer: { ...state.offer, rooms } }
    })
  }
}

/** Replaces the changed start times of tours and the changed time zones of transfers. */
export function replaceStartTimes(
  sentItems: SentItems,
  changedTimes: readonly ({ itemId: string } & Pick<BookingProblem, 'startTime' | 'timeZone'>)[],
): void {
  for (const { itemId, startTime, timeZone } of changedTimes) {
    changeOffer(sentItems, itemId, (state, { startTimeId }) => {
      if (state.kind === 'transfer' && timeZone) return { ...state, offer: { ...state.offer, time_zone: timeZone } }
      if (state.kind !== 'tour' || !startTime) return state
      const start_times = state.offer.start_times.map((departure) =>
        departure.id === startTimeId ? { ...departure, ...startTime } : departure,
      )
      return { ...state, offer: { ...state.offer, start_times, time_zone: timeZone ?? state.offer.time_zone } }
    })
  }
}

type ReadyOffer = Extract<OfferState, { status: 'ready' }>

/** Changes the offer of a sent item. Does nothing if the item or its offer is unknown. */
function changeOffer(
  sentItems: SentItems,
  itemId: string,
  change: (state: ReadyOffer, choice: SentItems[number]['choice']) => OfferState,
): void {
  const choice = sentItems.find((item) => item.itemId === itemId)?.choice
  if (!choice) return
  const state = $offers.get()[choice.productId]
  if (state?.status === 'ready') $offers.setKey(choice.productId, change(state, choice))
}

/** Sets fields that offers of all kinds have. */
function setFields(state: ReadyOffer, fields: Partial<ReadyOffer['offer']>): OfferState {
  return { ...state, offer: { ...state.offer, ...fields } } as ReadyOffer
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
      return withKind(item.kind, await readData(`/data/tours/${item.productId}.json`, tourOfferSchema))
    case 'transfer':
      return withKind(item.kind, await readData(`/data/transfers/${transferIdOf(item)}.json`, transferOfferSchema))
    case 'rental':
      return withKind(item.kind, await readData(`/data/car-rentals/${rentalIdOf(item)}.json`, rentalOfferSchema))
    case 'room':
      return withKind(item.kind, await readData(`/data/hotels/${hotelIdOf(item)}.json`, hotelOfferSchema))
  }
}

function withKind<Kind extends keyof Offers>(
  kind: Kind,
  result: DataResult<Offers[Kind]>,
): DataResult<OfferOfKind<Kind>> {
  return result.ok ? { ok: true, value: { kind, offer: result.value } } : result
}
