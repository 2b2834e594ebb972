import { type Passenger, type Relationship, relationshipSchema } from '@nusa/shared/booking'
import type { Party } from '@nusa/shared/pricing'
import type { PassengerDraft } from './draft.ts'

/** The form of one traveller. */
export interface PassengerSlot {
  /** Such as 'adult-0'. A traveller keeps this key when travellers of another type are added or removed. */
  key: string
  type: Passenger['type']
  /** Counts from 1 within its type. */
  number: number
}

/** Returns one slot per traveller: adults, children, infants. */
export function passengerSlots({ adults, children, infants }: Party): PassengerSlot[] {
  const createSlots = (type: Passenger['type'], count: number) =>
    Array.from({ length: count }, (_, index) => ({ key: `${type}-${index}`, type, number: index + 1 }))
  return [...createSlots('adult', adults), ...createSlots('child', children), ...createSlots('infant', infants)]
}

/**
 * Returns the values that the forms show. A name without input is the customer's name for the first adult, otherwise
 * empty. Only one traveller can be the customer ('Self'): an adult, by default the first.
 */
export function shownPassengers(
  slots: readonly PassengerSlot[],
  getDraft: (key: string) => PassengerDraft,
  customerName: string,
): Passenger[] {
  let hasSelf = false
  return slots.map(({ key, type, number }) => {
    const isFirst = type === 'adult' && number === 1
    const { name = isFirst ? customerName : '', relationship } = getDraft(key)
    const chosen = relationship ?? (isFirst ? 'Self' : defaultRelationship(type))
    const shown = chosen === 'Self' && (hasSelf || type !== 'adult') ? defaultRelationship(type) : chosen
    if (shown === 'Self') hasSelf = true
    return { type, name, relationship: shown }
  })
}

const defaultRelationship = (type: Passenger['type']): Relationship => (type === 'adult' ? 'Other' : 'Child')

/**
 * Returns the relationships offered for a traveller: 'Self' only for an adult, and only if no other traveller has it.
 */
export function offeredRelationships(passengers: readonly Passenger[], index: number): readonly Relationship[] {
  const isTaken = passengers.some(({ relationship }, otherIndex) => otherIndex !== index && relationship === 'Self')
  const canBeSelf = passengers[index]?.type === 'adult' && !isTaken
  return relationshipSchema.options.filter((option) => option !== 'Self' || canBeSelf)
}
