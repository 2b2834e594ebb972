import { useStore } from '@nanostores/react'
import {
  type CartItem,
  type RentalItem,
  type RoomItem,
  rentalEndDate,
  roomNights,
  type TourItem,
  type TransferItem,
  tourChoiceSchema,
  withDate,
  withDays,
  withParty,
  withPartyAndPackages,
  withStay,
} from '@nusa/shared/cart'
import { addDays, localDateSchema, timeSchema } from '@nusa/shared/dates'
import { type Party, pickupChoiceSchema } from '@nusa/shared/pricing'
import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { type ItemWithOffer, packageOf, toItemWithOffer } from './item-view.ts'
import { $offers } from './offers.ts'
import { $cart } from './stored-cart.ts'

/** The last day of a rental or a stay is computed from `days` or `nights`. */
const fieldsSchema = z.partial(
  z.object({
    date: localDateSchema,
    days: z.int().check(z.minimum(1)),
    nights: z.int().check(z.minimum(1)),
    time: timeSchema,
    startTimeId: z.nullable(z.string()),
    location: z.string().check(z.maxLength(300)),
    pickup: pickupChoiceSchema,
    party: z.pick(tourChoiceSchema, { adults: true, children: true, infants: true }),
  }),
)
export type EditFields = z.infer<typeof fieldsSchema>

const editsSchema = z.record(z.string(), fieldsSchema)
type EditsByItem = z.infer<typeof editsSchema>

const storageKey = 'cart-edits'

/** Edited fields that are not applied yet, by item id. Stored in the browser, like the cart. */
export const $edits = atom<EditsByItem>({})

if (typeof window !== 'undefined') {
  const itemIds = new Set($cart.get().items.map(({ id }) => id))
  storeEdits(Object.fromEntries(Object.entries(readEdits()).filter(([id]) => itemIds.has(id))))
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) $edits.set(readEdits())
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) $edits.set(readEdits())
  })
}

export const $editedItems = computed([$cart, $edits], (cart, edits) =>
  cart.items.filter((item) => isEdited(item, edits[item.id])),
)

export function isEdited(item: CartItem, edits: EditFields | undefined): boolean {
  const current = currentFields(item)
  return JSON.stringify({ ...current, ...edits }) !== JSON.stringify(current)
}

export function withEdits(item: CartItem, edits: EditFields): CartItem {
  const { date = item.date, party } = edits
  const itemWithOffer = toItemWithOffer(item, $offers.get()[item.productId])
  switch (item.kind) {
    case 'tour': {
      const tourWithPickup = edits.pickup ? { ...item, pickup: edits.pickup } : item
      const tour = withStartTime(tourWithPickup, itemWithOffer, edits.startTimeId)
      return withDate(party ? withPartyAndPackages(tour, party, packageOf(itemWithOffer)) : tour, date)
    }
    case 'transfer': {
      const transfer = withPickupTime(item, itemWithOffer, edits.time)
      return withDate(party ? withParty(transfer, party) : transfer, date)
    }
    case 'rental': {
      const { days = item.quantity, time = item.pickupTime, location = item.deliveryLocation } = edits
      const datedItem = withDays(item, date, rentalEndDate({ date, quantity: days }))
      return { ...datedItem, pickupTime: time, deliveryLocation: location.trim() }
    }
    case 'room': {
      const datedItem = withStay(item, date, addDays(date, edits.nights ?? roomNights(item)))
      return party ? withParty(datedItem, party) : datedItem
    }
  }
}

/** If the start time changes, the time that the editor shows counts as seen by the traveller. */
function withStartTime(item: TourItem, view: ItemWithOffer, startTimeId: string | null = item.startTimeId): TourItem {
  if (startTimeId === item.startTimeId) return item
  const offer = view.kind === 'tour' ? view.offer : null
  const seenStartTime = offer?.start_times.find(({ id }) => id === startTimeId)?.time
  return { ...item, startTimeId, seenStartTime, seenTimeZone: offer?.time_zone }
}

/** If the pickup time changes, the time zone that the editor shows counts as seen by the traveller. */
function withPickupTime(item: TransferItem, view: ItemWithOffer, pickupTime = item.pickupTime): TransferItem {
  if (pickupTime === item.pickupTime || view.kind !== 'transfer') return item
  return { ...item, pickupTime, seenTimeZone: view.offer ? view.offer.time_zone : item.seenTimeZone }
}

/** Each function returns the editable fields of an item, with the values in the cart. */
export const editableFields = {
  tour: (item: TourItem) => ({
    date: item.date,
    startTimeId: item.startTimeId,
    pickup: item.pickup,
    party: partyOf(item),
  }),
  transfer: (item: TransferItem) => ({ date: item.date, time: item.pickupTime, party: partyOf(item) }),
  rental: ({ date, quantity, pickupTime, deliveryLocation }: RentalItem) => ({
    date,
    days: quantity,
    time: pickupTime,
    location: deliveryLocation,
  }),
  room: (item: RoomItem) => ({ date: item.date, nights: roomNights(item), party: partyOf(item) }),
}

function currentFields(item: CartItem): EditFields {
  switch (item.kind) {
    case 'tour':
      return editableFields.tour(item)
    case 'transfer':
      return editableFields.transfer(item)
    case 'rental':
      return editableFields.rental(item)
    case 'room':
      return editableFields.room(item)
  }
}

function partyOf({ adults, children, infants }: Party): Party {
  return { adults, children, infants }
}

export function changeFields(id: string, changes: EditFields): void {
  const edits = $edits.get()
  storeEdits({ ...edits, [id]: { ...edits[id], ...changes } })
}

export function discardEdits(...ids: string[]): void {
  storeEdits(Object.fromEntries(Object.entries($edits.get()).filter(([id]) => !ids.includes(id))))
}

function readEdits(): EditsByItem {
  try {
    const parsed = editsSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

function storeEdits(edits: EditsByItem): void {
  $edits.set(edits)
  try {
    if (Object.keys(edits).length > 0) localStorage.setItem(storageKey, JSON.stringify(edits))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the edits last as long as the page.
  }
}

export interface ItemEdits<Fields> {
  /** The cart's values with the edits applied. */
  values: Fields
  change: (changes: EditFields) => void
  discard: () => void
  isChanged: boolean
  apply: (item: CartItem) => CartItem
}

/** Edits change the cart only when applied. Fields without edits always show the cart's values. */
export function useEdits<Fields extends EditFields>(item: CartItem, current: Fields): ItemEdits<Fields> {
  const edits = useStore($edits)[item.id]
  return {
    values: { ...current, ...edits },
    change: (changes) => changeFields(item.id, changes),
    discard: () => discardEdits(item.id),
    isChanged: isEdited(item, edits),
    apply: (latest) => withEdits(latest, edits ?? {}),
  }
}
