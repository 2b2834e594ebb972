'use client'

import { type TimeZone, todayInBali } from '@nusa/shared/dates'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { readPickupProblem, readTimeZone } from '../parts/booking-answers.ts'
import { officeTexts } from '../texts/index.ts'
import { isOpenBooking } from './booking-summary.ts'
import '../../../admin/admin.css'

/**
 * Warns if the pickup of a transfer that is ahead does not fit the flight, with the times that staff are entering. The
 * booking can be saved anyway.
 */
export function PickupWarning() {
  const texts = officeTexts[useLanguage()]
  const problem = usePickupProblem()
  return (
    <p role="status" className="nusa-field-warning">
      {problem && `${texts.pickupProblem(problem)}. ${texts.agreeOnPickup}`}
    </p>
  )
}

/** Returns the pickup time in the form of a booking, with the time zone of the booking. */
export function useRideTimes(timeZone: unknown): { pickup_time: string | null; time_zone: TimeZone } {
  const pickupTime = useFormFields(([fields]) => fields.pickup_time?.value)
  return { pickup_time: typeof pickupTime === 'string' ? pickupTime : null, time_zone: readTimeZone(timeZone) }
}

function usePickupProblem() {
  const { savedDocumentData } = useDocumentInfo()
  const answers = useFormFields(([fields]) => fields.answers?.value)
  const { kind, status, booking_date, time_zone } = savedDocumentData ?? {}
  const times = useRideTimes(time_zone)
  const isPast = typeof booking_date !== 'string' || booking_date < todayInBali(new Date())
  if (kind !== 'transfer' || !isOpenBooking(status) || isPast) return null
  return readPickupProblem({ kind, answers, ...times })
}
