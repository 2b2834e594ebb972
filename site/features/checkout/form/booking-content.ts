import { createBookingSchema, type EmergencyContact, noTermsVersion, type Passenger } from '@nusa/shared/booking'
import { itemChoice } from '@nusa/shared/cart'
import { type FieldErrors, fieldErrors } from '../../../lib/form.ts'
import type { ItemView } from '../../cart/index.ts'
import type { BookingContent } from '../attempt/attempt.ts'
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
