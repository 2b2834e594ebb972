'use client'

import { useFormFields } from '@payloadcms/ui'

export function useBookingInForm() {
  return {
    kind: useFormFields(([fields]) => fields.kind?.value),
    booking_date: useFormFields(([fields]) => fields.booking_date?.value),
    end_date: useFormFields(([fields]) => fields.end_date?.value),
    pickup_date: useFormFields(([fields]) => fields.pickup_date?.value),
    pickup_time: useFormFields(([fields]) => fields.pickup_time?.value),
    start_time: useFormFields(([fields]) => fields.start_time?.value),
    time_zone: useFormFields(([fields]) => fields.time_zone?.value),
  }
}
