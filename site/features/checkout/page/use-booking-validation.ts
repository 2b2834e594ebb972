import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $siteData } from '../../../lib/site-data.ts'
import type { CartView } from '../../cart/index.ts'
import type { BookingContent } from '../attempt/attempt.ts'
import {
  type BookingValidation,
  currentBookingErrors,
  findBookingErrors,
  toBookingContent,
} from '../form/booking-content.ts'
import { $draft } from '../form/draft.ts'
import { areTermsAccepted, currentTermsVersion } from '../terms/accepted-terms.ts'
import { checkoutTexts as texts } from '../texts.ts'

/**
 * Validates the input of the checkout form and returns the errors to show. The caller reports errors of the server to
 * `setValidation` and `setTermsError`.
 */
export function useBookingValidation(shownItems: CartView['items'], customerName: string) {
  const [validation, setValidation] = useState<BookingValidation | null>(null)
  const [termsError, setTermsError] = useState<string>()
  const draft = useStore($draft)

  /** Shows the errors. Returns the content to send, or null if the input is invalid. */
  const validate = (items: CartView['items'], seenTotal: number): BookingContent | null => {
    const content = toBookingContent(items, $draft.get(), customerName, seenTotal)
    const inputErrors = findBookingErrors(content, items)
    setValidation({ errors: inputErrors, content })
    const hasAccepted = areTermsAccepted($draft.get().acceptedTerms, currentTermsVersion($siteData.get()))
    setTermsError(hasAccepted ? undefined : texts.termsRequired)
    return Object.keys(inputErrors).length === 0 && hasAccepted ? content : null
  }

  const currentContent = validation && toBookingContent(shownItems, draft, customerName, validation.content.seenTotal)
  const errors = validation && currentContent ? currentBookingErrors(validation, currentContent) : {}
  return { validation, errors, termsError, validate, setValidation, setTermsError }
}
