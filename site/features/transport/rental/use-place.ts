import { lacksPlace } from '@nusa/shared/booking'
import type { RentalOffer } from '@nusa/shared/catalog'
import { useState } from 'react'
import { focusFirstError } from '../../../lib/form.ts'
import { transportTexts as texts } from '../texts.ts'

interface Place {
  isRequired: boolean
  /** What the field says once it was asked for. */
  error: string | undefined
  /** Asks for it at its field. @returns whether it is known already */
  isSaid: (form: HTMLElement | null) => boolean
}

/** Where a car is brought: asked for where it can't be fetched, and not before somebody wants to book. */
export function usePlace(offer: Pick<RentalOffer, 'pickup_location'>, deliveryLocation: string): Place {
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = lacksPlace(offer, { deliveryLocation })
  return {
    isRequired: lacksPlace(offer, { deliveryLocation: '' }),
    error: isAsked && isMissing ? texts.placeMissing : undefined,
    isSaid: (form) => {
      setIsAsked(isMissing)
      if (isMissing) focusFirstError(form)
      return !isMissing
    },
  }
}
