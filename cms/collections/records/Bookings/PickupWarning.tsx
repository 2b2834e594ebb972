'use client'

import { baliTimeZone, timeZoneSchema, todayInBali } from '@nusa/shared/dates'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { readPickupProblem } from '../parts/booking-answers.ts'
import { officeTexts } from '../texts/index.ts'
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

function usePickupProblem() {
  const { savedDocumentData } = useDocumentInfo()
  const pickupTime = useFormFields(([fields]) => fields.pickup_time?.value)
  const answers = useFormFields(([fields]) => fields.answers?.value)
  const { kind, status, booking_date, time_zone } = savedDocumentData ?? {}
  const isOpen = status === 'confirmed' || status === 'pending'
  const isPast = typeof booking_date !== 'string' || booking_date < todayInBali(new Date())
  if (kind !== 'transfer' || !isOpen || isPast) return null
  return readPickupProblem({
    kind,
    pickup_time: typeof pickupTime === 'string' ? pickupTime : null,
    time_zone: timeZoneSchema.safeParse(time_zone).data ?? baliTimeZone,
    answers,
  })
}
