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
  const [hasValidationFailed, setHasValidationFailed] = useState(false)
  const isMissing = isMeetingPointMissing(offer, { deliveryLocation })
  return {
    isRequired: isMeetingPointMissing(offer, { deliveryLocation: '' }),
    error: hasValidationFailed && isMissing ? texts.deliveryLocationMissing : undefined,
    validate: (form) => {
      setHasValidationFailed(isMissing)
      if (isMissing) focusFirstError(form)
      return !isMissing
    },
  }
}
