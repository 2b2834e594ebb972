import { type Passenger, type Relationship, relationshipSchema } from '@nusa/shared/booking'
import type { Party } from '@nusa/shared/pricing'
import type { PassengerDraft } from './draft.ts'

export interface PassengerSlot {
  /** For example 'adult-0'. The key stays the same when travellers of another type are added or removed. */
  key: string
  type: Passenger['type']
  /** Counted within the type, starting at 1. */
  numberInType: number
}

export function createPassengerSlots({ adults, children, infants }: Party): PassengerSlot[] {
  const createSlots = (type: Passenger['type'], count: number) =>
    Array.from({ length: count }, (_, index) => ({ key: `${type}-${index}`, type, numberInType: index + 1 }))
  return [...createSlots('adult', adults), ...createSlots('child', children), ...createSlots('infant', infants)]
}

/**
 * Returns the passengers that the form shows. Without input, the first adult has the customer's name, and other names
 * are empty. At most one adult, by default the first, is the customer ('Self').
 */
export function toPassengers(
  slots: readonly PassengerSlot[],
  getDraft: (key: string) => PassengerDraft,
  customerName: string,
): Passenger[] {
  let hasSelf = false
  return slots.map(({ key, type, numberInType }) => {
    const isFirst = type === 'adult' && numberInType === 1
    const { name = isFirst ? customerName : '', relationship } = getDraft(key)
    const chosenRelationship = relationship ?? (isFirst ? 'Self' : defaultRelationship(type))
    const canBeSelf = type === 'adult' && !hasSelf
    const shownRelationship =
      chosenRelationship === 'Self' && !canBeSelf ? defaultRelationship(type) : chosenRelationship
    if (shownRelationship === 'Self') hasSelf = true
    return { type, name, relationship: shownRelationship }
  })
}

const defaultRelationship = (type: Passenger['type']): Relationship => (type === 'adult' ? 'Other' : 'Child')

/**
 * Returns the relationships to choose from. 'Self' is offered only to an adult, and only if no other traveller has this
 * relationship.
 */
export function offeredRelationships(passengers: readonly Passenger[], index: number): readonly Relationship[] {
  const isTaken = passengers.some(({ relationship }, otherIndex) => otherIndex !== index && relationship === 'Self')
  const canBeSelf = passengers[index]?.type === 'adult' && !isTaken
  return relationshipSchema.options.filter((option) => option !== 'Self' || canBeSelf)
}
