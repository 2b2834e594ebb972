import { lacksMeetingPlace } from '@nusa/shared/booking'
import type { RentalOffer } from '@nusa/shared/catalog'
import { useState } from 'react'
import { focusFirstError } from '../../../lib/form.ts'
import { transportTexts as texts } from '../texts.ts'

interface Place {
  isRequired: boolean
  /** The error of the field after it was required. */
  error: string | undefined
  /** Shows the error at the field if it is empty. @returns whether the location is complete */
  isSaid: (form: HTMLElement | null) => boolean
}

/** Validates the delivery location: required if the car has no pickup location, but not before the visitor books. */
export function usePlace(offer: Pick<RentalOffer, 'pickup_location'>, deliveryLocation: string): Place {
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = lacksMeetingPlace(offer, { deliveryLocation })
  return {
    isRequired: lacksMeetingPlace(offer, { deliveryLocation: '' }),
    error: isAsked && isMissing ? texts.placeMissing : undefined,
    isSaid: (form) => {
      setIsAsked(isMissing)
      if (isMissing) focusFirstError(form)
      return !isMissing
    },
  }
}
