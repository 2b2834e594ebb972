import {
  type Answers,
  type AskedQuestion,
  askedQuestions,
  createBookingSchema,
  type EmergencyContact,
  findAnswerErrors,
  findNamesDueDay,
  lastDayForNames,
  noTermsVersion,
  type Passenger,
} from '@nusa/shared/booking'
import { itemChoice } from '@nusa/shared/cart'
import { tiersOf } from '@nusa/shared/catalog'
import { type LocalDate, todayInBali } from '@nusa/shared/dates'
import { isBlank } from '@nusa/shared/text'
import { type FieldErrors, findFieldErrors, selectCurrentErrors, type ValidationErrors } from '../../../lib/form.ts'
import { cancellationOf, type ItemView, packageOf } from '../../cart/index.ts'
import { hasPickupChoice } from '../../pickup/index.ts'
import type { BookingContent } from '../attempt/attempt.ts'
import { createChoiceKey } from '../attempt/attempt-store.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { answerKey, type Draft, passengerDraft } from './draft.ts'
import { createPassengerSlots, toPassengers } from './passenger-slots.ts'

export function passengersOf({ item }: ItemView, draft: Draft, customerName: string): Passenger[] {
  return toPassengers(createPassengerSlots(item), (slot) => passengerDraft(draft, item.id, slot), customerName)
}

/** Returns the questions to answer. While the item's offer is loading, the questions of its product are missing. */
export function questionsOf(view: ItemView, { answers }: Draft): readonly AskedQuestion[] {
  return questionsForAnswers(view, answers[view.item.id])
}

/** If the traveller can no longer choose a pickup, the question about the hotel in the pickup zone is omitted. */
function questionsForAnswers(view: ItemView, answers: Answers | undefined): readonly AskedQuestion[] {
  const { kind, item, offer } = view
  const canChoosePickup = kind !== 'tour' || offer === null || hasPickupChoice(offer.pickup, packageOf(view))
  return askedQuestions(canChoosePickup ? item : { kind }, offer, answers)
}

export function getAnswer({ answers }: Draft, itemId: string, question: AskedQuestion, slot: string | null): string {
  return answers[itemId]?.[answerKey(question.id, slot)] ?? ''
}

/** Returns the answers that are not blank, or undefined if all answers are blank. */
function answersOf(view: ItemView, draft: Draft, slot: string | null): Answers | undefined {
  const per = slot === null ? 'booking' : 'traveller'
  const answerEntries = questionsOf(view, draft)
    .filter((question) => question.per === per)
    .map((question) => [question.id, getAnswer(draft, view.item.id, question, slot)] as const)
    .filter(([, answer]) => !isBlank(answer))
  return answerEntries.length > 0 ? Object.fromEntries(answerEntries) : undefined
}

/**
 * Returns the last day on which the names of a group, except the first traveller's name, can be entered. Returns null
 * if all names must be entered now.
 */
export function lastDayForNamesOf({ item, offer }: ItemView, now = new Date()): LocalDate | null {
  return lastDayForNames(item, offer ?? null, todayInBali(now))
}

/** Returns the day on which the names of a group were due if that day has passed, otherwise null. */
export function missedDueDayOfNames({ item, offer }: ItemView, now = new Date()): LocalDate | null {
  const dueDay = findNamesDueDay(item, offer ?? null)
  return dueDay !== null && dueDay < todayInBali(now) ? dueDay : null
}

/** Returns whether the names of a group, except the first traveller's name, will be entered after the booking. */
export function areNamesDeferred(view: ItemView, { namesFollow }: Draft): boolean {
  return namesFollow[view.item.id] === true && lastDayForNamesOf(view) !== null
}

/** Returns an item of the booking request, with the cancellation policy that the page shows. */
function toBookingItem(view: ItemView, draft: Draft, customerName: string): BookingContent['items'][number] {
  const slots = createPassengerSlots(view.item)
  const answers = answersOf(view, draft, null)
  const isDeferred = areNamesDeferred(view, draft)
  const passengers = passengersOf(view, draft, customerName).map((passenger, index) => {
    if (isDeferred && index > 0) return { ...passenger, name: '' }
    const slot = slots[index]
    const passengerAnswers = slot && answersOf(view, draft, slot.key)
    return passengerAnswers ? { ...passenger, answers: passengerAnswers } : passenger
  })
  const passengerFields = isDeferred ? { namesFollow: true, passengers } : { passengers }
  const item: BookingContent['items'][number] = {
    itemId: view.item.id,
    choice: itemChoice(view.item),
    ...passengerFields,
  }
  if (answers) item.answers = answers
  if (view.offer) item.seenTiers = tiersOf(cancellationOf(view))
  return item
}

/** Returns the content of the booking request, which may be invalid. `findBookingErrors` validates it. */
export function toBookingContent(
  views: readonly ItemView[],
  draft: Draft,
  customerName: string,
  seenTotal: number,
): BookingContent {
  return {
    items: views.map((view) => toBookingItem(view, draft, customerName)),
    seenTotal,
    emergencyContact: draft.emergency,
    acceptedTerms: draft.acceptedTerms ?? noTermsVersion,
  }
}

const fieldLabels: Record<string, string> = {
  name: texts.name,
  email: texts.email,
  phone: texts.phone,
  relationship: texts.relationship,
} satisfies Partial<Record<keyof EmergencyContact, string>>

/** Returns complete messages by the path of the field in the request ('items.0.passengers.1.name'). */
export function findBookingErrors(content: BookingContent, views: readonly ItemView[]): FieldErrors {
  const schemaErrors = findFieldErrors(createBookingSchema, { ...content, idempotencyKey: crypto.randomUUID() })
  const errors = completeMessages(schemaErrors)
  for (const [index, view] of views.entries()) {
    const item = content.items[index]
    const answerErrors = item ? findAnswerErrors(questionsForAnswers(view, item.answers), item) : {}
    for (const [path, message] of Object.entries(answerErrors)) errors[`items.${index}.${path}`] = message
  }
  return errors
}

/** Matches a message that begins with a lower-case letter, such as 'is required'. */
const incompleteMessagePattern = /^\p{Ll}/u

/**
 * Adds the label of the field to each incomplete message: 'is required' becomes 'Full name is required'. Complete
 * messages stay unchanged.
 */
export function completeMessages(errors: FieldErrors): FieldErrors {
  const completeErrors: FieldErrors = {}
  for (const [path, message] of Object.entries(errors)) {
    const label = fieldLabels[path.split('.').at(-1) ?? '']
    completeErrors[path] = label && incompleteMessagePattern.test(message) ? `${label} ${message}` : message
  }
  return completeErrors
}

/** The errors, and the content in which they were found. */
export type BookingValidation = ValidationErrors<BookingContent>

/** Returns the errors of unchanged fields by their current paths. */
export function currentBookingErrors(validation: BookingValidation, currentContent: BookingContent): FieldErrors {
  return selectCurrentErrors(validation, currentContent, (path) =>
    currentPath(path, validation.content, currentContent),
  )
}

/**
 * Returns the path of a field in the current content. The index in the path changes when an earlier item is removed.
 * Returns null if the item was removed or its choice has changed.
 */
function currentPath(path: string, validatedContent: BookingContent, currentContent: BookingContent): string | null {
  const [, index, pathInItem] = /^items\.(\d+)\.(.+)$/.exec(path) ?? []
  if (index === undefined) return path
  const item = validatedContent.items[Number(index)]
  const currentIndex = item
    ? currentContent.items.findIndex((candidate) => createChoiceKey(candidate) === createChoiceKey(item))
    : -1
  return currentIndex < 0 ? null : `items.${currentIndex}.${pathInItem}`
}
