import { notBookableDetailsSchema, soldOutDetailsSchema } from '@nusa/shared/booking'
import type { Quote } from '@nusa/shared/pricing'
import { useEffect, useState } from 'react'
import type { CallFailure } from '../../../lib/api.ts'
import type { FieldErrors } from '../../../lib/form.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { RefusedItem } from '../../cart/index.ts'
import type { SeenPrice } from '../attempt/attempt-store.ts'
import type { BookingValidation } from '../attempt/current-errors.ts'
import { checkoutTexts as texts } from '../texts.ts'

/** A price that differs from the one the traveller saw; nothing is booked until it is accepted. */
export interface PriceQuestion {
  seen: number
  now: number
  /** The items that it is about, as returned by `itemsKey`. */
  items: string
  accept: () => void
}

export interface PlaceBookingState {
  submit: () => void
  isBusy: boolean
  /** Submitted before everything was loaded; continues automatically. */
  isWaiting: boolean
  /** The booking exists and the page is navigating to the confirmation. */
  isBooked: boolean
  /** Nothing in the cart can be booked or may have been booked already. */
  isClosed: boolean
  /** The errors of the last validation; a new object for each. */
  validation: BookingValidation | null
  /** The errors whose fields have not changed since. */
  errors: FieldErrors
  termsError: string | undefined
  /** Why the last attempt failed, if nothing else in the page says so. */
  failure: string | null
  question: PriceQuestion | null
  dismissQuestion: () => void
  /** The server's price, which replaces the page's price. */
  serverQuote: Quote | null
  /** The price that the traveller saw, until another one is accepted. */
  seen: SeenPrice | null
}

/** Holds a question about the price until the cart changes, which may happen in another tab behind the dialog. */
export function useQuestion(items: string) {
  const [pending, setPending] = useState<PriceQuestion | null>(null)
  const isOutdated = pending !== null && pending.items !== items
  useEffect(() => {
    if (!isOutdated) return
    setPending(null)
    toast({ ...texts.cartChanged, tone: 'destructive' })
  }, [isOutdated])
  return [isOutdated ? null : pending, setPending] as const
}

/** Returns the items that a failure refuses, with the reasons; empty if it names no items. */
export function refusedItems({ code, details }: CallFailure): RefusedItem[] {
  if (code === 'not_bookable') return notBookableDetailsSchema.safeParse(details).data?.items ?? []
  const soldOut = soldOutDetailsSchema.safeParse(details).data?.items ?? []
  return soldOut.map(({ itemId, message }) => ({ itemId, message, reason: 'sold_out' }))
}
