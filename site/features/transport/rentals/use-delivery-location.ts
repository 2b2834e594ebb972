import { isMeetingPointMissing } from '@nusa/shared/booking'
import type { RentalOffer } from '@nusa/shared/catalog'
import { useState } from 'react'
import { focusFirstError } from '../../../lib/form.ts'
import { transportTexts as texts } from '../texts.ts'

interface DeliveryLocation {
  isRequired: boolean
  /** Set if the field is empty after `validate` was called. */
  error: string | undefined
  /**
   * Shows the error if the field is empty.
   * @returns whether the location is complete
   */
  validate: (form: HTMLElement | null) => boolean
}

/** The location is required if the car has no pickup location. The error is shown on submit. */
export function useDeliveryLocation(
  offer: Pick<RentalOffer, 'pickup_location'>,
  deliveryLocation: string,
): DeliveryLocation {
  const [hasFailed, setHasFailed] = useState(false)
  const isMissing = isMeetingPointMissing(offer, { deliveryLocation })
  return {
    isRequired: isMeetingPointMissing(offer, { deliveryLocation: '' }),
    error: hasFailed && isMissing ? texts.deliveryLocationMissing : undefined,
    validate: (form) => {
      setHasFailed(isMissing)
      if (isMissing) focusFirstError(form)
      return !isMissing
    },
  }
}
