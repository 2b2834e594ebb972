import type { Passenger } from '@nusa/shared/booking'
import type { Party } from '@nusa/shared/pricing'
import type { PassengerDraft } from './draft.ts'

/** The form of one traveller. */
export interface PassengerSlot {
  /** 'adult-0': stays with the same traveller when others are added or removed. */
  key: string
  type: Passenger['type']
  /** Counts from 1 within its type. */
  number: number
}

/** One form for each traveller: adults, children, infants. */
export function passengerSlots({ adults, children, infants }: Party): PassengerSlot[] {
  const several = (type: Passenger['type'], count: number) =>
    Array.from({ length: count }, (_, index) => ({ key: `${type}-${index}`, type, number: index + 1 }))
  return [...several('adult', adults), ...several('child', children), ...several('infant', infants)]
}

/** What a form shows: what was typed, else the name of who books for the first traveller, else nothing. */
export function passengerOf(slot: PassengerSlot, draft: PassengerDraft | undefined, ownName: string): Passenger {
  const isFirst = slot.type === 'adult' && slot.number === 1
  return {
    type: slot.type,
    name: draft?.name ?? (isFirst ? ownName : ''),
    relationship: draft?.relationship ?? 'Self',
  }
}
