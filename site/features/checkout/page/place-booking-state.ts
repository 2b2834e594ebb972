import {
  askedQuestionsDetailsSchema,
  type BookingItem,
  cancellationChangedDetailsSchema,
  notBookableDetailsSchema,
  soldOutDetailsSchema,
  termsChangedDetailsSchema,
} from '@nusa/shared/booking'
import type { Quote } from '@nusa/shared/pricing'
import { useEffect, useState } from 'react'
import type { CallFailure } from '../../../lib/api.ts'
import type { FieldErrors } from '../../../lib/form.ts'
import { toast } from '../../../ui/toast/toast.ts'
import {
  $cart,
  type RefusedItem,
  recordRefusals,
  replaceCancellations,
  replaceQuestions,
  replaceStartTimes,
} from '../../cart/index.ts'
import type { SeenPrice } from '../attempt/attempt-store.ts'
import type { BookingValidation } from '../form/booking-content.ts'
import { showTerms } from '../terms/accepted-terms.ts'
import { checkoutTexts as texts } from '../texts.ts'

/** The question whether to book at a new price. Nothing is booked until the traveller accepts the price. */
export interface PriceQuestion {
  seenTotal: number
  currentTotal: number
  /** The key of the items with this price, created by `createItemsKey`. */
  itemsKey: string
  accept: () => void
}

export interface PlaceBookingState {
  submit: () => void
  isBusy: boolean
  /** True if the form was submitted before everything was loaded. The booking then continues automatically. */
  isWaiting: boolean
  /** True if the booking exists and the page is navigating to the confirmation. */
  isBooked: boolean
  /** True if no item can be booked. Items that an unanswered request may have booked count as bookable. */
  isBookingBlocked: boolean
  /** Each validation creates a new object, so that effects run again. */
  validation: BookingValidation | null
  /** Errors of fields that have not changed since the last validation. */
  errors: FieldErrors
  termsError: string | undefined
  /** Why the last attempt failed, if no other part of the page shows the reason. */
  failure: string | null
  priceQuestion: PriceQuestion | null
  dismissPriceQuestion: () => void
  /** The server's price, which replaces the page's price, or null. */
  serverQuote: Quote | null
  /** The price that the traveller saw. Null if no price has changed or the traveller has accepted the new price. */
  seenPrice: SeenPrice | null
}

/**
 * Returns the question about a new price and its setter. The question is dropped if the cart changes, for example in
 * another tab.
 */
export function usePriceQuestion(itemsKey: string) {
  const [pendingQuestion, setPendingQuestion] = useState<PriceQuestion | null>(null)
  const isOutdated = pendingQuestion !== null && pendingQuestion.itemsKey !== itemsKey
  useEffect(() => {
    if (!isOutdated) return
    setPendingQuestion(null)
    toast({ ...texts.cartChanged, tone: 'destructive' })
  }, [isOutdated])
  const setQuestion = (question: Omit<PriceQuestion, 'itemsKey'> | null) =>
    setPendingQuestion(question && { ...question, itemsKey })
  return [isOutdated ? null : pendingQuestion, setQuestion] as const
}

/**
 * Leaves the refused items out of the booking and returns the message for the toast. If only the time of a departure or
 * pickup has changed, its item stays and shows the new time, because the traveller can accept it.
 */
export function leaveOutRefusedItems(failure: CallFailure, sentItems: readonly BookingItem[]) {
  const refusedItems = readRefusedItems(failure)
  const rescheduledItems = refusedItems.filter(hasNewTime)
  const leftOutItems = refusedItems.filter((item) => !hasNewTime(item))
  replaceStartTimes(sentItems, rescheduledItems)
  recordRefusals($cart.get().items, leftOutItems)
  if (rescheduledItems.length > 0 && leftOutItems.length === 0) {
    const areTransfers = rescheduledItems.every((item) => isTransfer(item, sentItems))
    return areTransfers ? texts.pickupTimeChanged : texts.startTimeChanged
  }
  return { title: failure.message, description: texts.leftOutUntilChanged }
}

/** Shows the terms that the server requires now. */
export function showChangedTerms({ details }: CallFailure): void {
  const parsed = termsChangedDetailsSchema.safeParse(details)
  if (parsed.success) showTerms(parsed.data.terms)
}

/** Shows the cancellation policies that the server offers now. */
export function showChangedCancellations({ details }: CallFailure, sentItems: readonly BookingItem[]): void {
  const parsed = cancellationChangedDetailsSchema.safeParse(details)
  if (parsed.success) replaceCancellations(sentItems, parsed.data.items)
}

/** Shows the questions of the server. Returns false if the questions have not changed. */
export function showChangedQuestions({ details }: CallFailure, sentItems: readonly BookingItem[]): boolean {
  const parsed = askedQuestionsDetailsSchema.safeParse(details)
  if (parsed.success) replaceQuestions(sentItems, parsed.data.items)
  return parsed.success
}

const isTransfer = (refusedItem: RefusedItem, sentItems: readonly BookingItem[]) =>
  sentItems.some(({ itemId, choice }) => itemId === refusedItem.itemId && choice.kind === 'transfer')
const hasNewTime = ({ startTime, timeZone }: RefusedItem) => startTime !== undefined || timeZone !== undefined

function readRefusedItems({ code, details }: CallFailure): RefusedItem[] {
  if (code === 'not_bookable') return notBookableDetailsSchema.safeParse(details).data?.items ?? []
  const soldOut = soldOutDetailsSchema.safeParse(details).data?.items ?? []
  return soldOut.map(({ itemId, message }) => ({ itemId, message, reason: 'sold_out' }))
}
