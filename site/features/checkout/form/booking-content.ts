import { createBookingSchema, type EmergencyContact, noTermsVersion, type Passenger } from '@nusa/shared/booking'
import { itemChoice } from '@nusa/shared/cart'
import { currentErrors, type FieldErrors, fieldErrors, type ValidationErrors } from '../../../lib/form.ts'
import type { ItemView } from '../../cart/index.ts'
import type { BookingContent } from '../attempt/attempt.ts'
import { choiceKey } from '../attempt/attempt-store.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { type Draft, passengerDraft } from './draft.ts'
import { passengerSlots, shownPassengers } from './passengers.ts'

/** Returns the travellers of one item as its forms show them. */
export function passengersOf({ item }: ItemView, draft: Draft, ownName: string): Passenger[] {
  return shownPassengers(passengerSlots(item), (slot) => passengerDraft(draft, item.id, slot), ownName)
}

/** Returns the content of the booking request. It may be invalid; `bookingErrors` validates it. */
export function bookingContent(
  views: readonly ItemView[],
  draft: Draft,
  ownName: string,
  seenTotal: number,
): BookingContent {
  return {
    items: views.map((view) => ({
      itemId: view.item.id,
      choice: itemChoice(view.item),
      passengers: passengersOf(view, draft, ownName),
    })),
    seenTotal,
    emergencyContact: draft.emergency,
    acceptedTerms: draft.acceptedTerms ?? noTermsVersion,
  }
}

const labels: Record<string, string> = {
  name: texts.name,
  email: texts.email,
  phone: texts.phone,
  relationship: texts.relationship,
} satisfies Partial<Record<keyof EmergencyContact, string>>

/** Validates the content. Returns complete messages by field path in the request ('items.0.passengers.1.name'). */
export function bookingErrors(content: BookingContent): FieldErrors {
  return completeMessages(fieldErrors(createBookingSchema, { ...content, idempotencyKey: crypto.randomUUID() }))
}

/**
 * Completes messages with the field's label: 'is required' becomes 'Full name is required'. Complete messages stay
 * unchanged.
 */
export function completeMessages(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const label = labels[path.split('.').at(-1) ?? '']
      return [path, label && /^\p{Ll}/u.test(message) ? `${label} ${message}` : message]
    }),
  )
}

/** Validation errors with the content in which they were found. */
export type BookingValidation = ValidationErrors<BookingContent>

/** Returns the errors whose fields are unchanged, keyed by their current paths. */
export function currentBookingErrors(validation: BookingValidation, current: BookingContent): FieldErrors {
  return currentErrors(validation, current, (path) => currentPath(path, validation.content, current))
}

/**
 * Returns the current path of a field: the index of an item in the path changes when an earlier item is removed.
 * Returns null if the item was removed or its choice has changed.
 */
function currentPath(path: string, before: BookingContent, current: BookingContent): string | null {
  const [, index, rest] = /^items\.(\d+)\.(.+)$/.exec(path) ?? []
  if (index === undefined) return path
  const item = before.items[Number(index)]
  const currentIndex = item ? current.items.findIndex((candidate) => choiceKey(candidate) === choiceKey(item)) : -1
  return currentIndex < 0 ? null : `items.${currentIndex}.${rest}`
}
