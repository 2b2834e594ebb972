import { type TourOffer, tourOfferSchema } from '@nusa/shared/catalog'
import { map } from 'nanostores'
import { readData } from '../../lib/data.ts'

export type OfferState =
  | { status: 'loading' }
  | { status: 'ready'; offer: TourOffer }
  /** The tour is not offered any more. */
  | { status: 'gone' }
  | { status: 'failed' }

/** Today's offers of the tours in the cart, by tour id. */
export const $offers = map<Record<number, OfferState>>({})

/** Milliseconds for which an offer that was read counts as today's. */
const freshFor = 300_000
const readAt = new Map<number, number>()

/** Looks up tours that are not known yet, were not found for lack of a connection, or were read too long ago. */
export function loadOffers(tourIds: readonly number[], now = Date.now()): void {
  for (const id of new Set(tourIds)) {
    const known = $offers.get()[id]
    const isFresh = now - (readAt.get(id) ?? 0) < freshFor
    if (known?.status === 'loading' || (known && known.status !== 'failed' && isFresh)) continue
    readAt.set(id, now)
    void loadOffer(id)
  }
}

async function loadOffer(id: number): Promise<void> {
  if ($offers.get()[id]?.status !== 'ready') $offers.setKey(id, { status: 'loading' })
  const result = await readData(`/data/tours/${id}.json`, tourOfferSchema)
  if (result.ok) $offers.setKey(id, { status: 'ready', offer: result.value })
  else $offers.setKey(id, { status: result.isGone ? 'gone' : 'failed' })
}
