'use client'

import { findNearerPickupDay } from '@nusa/shared/booking'
import { type LocalDate, todayInBali } from '@nusa/shared/dates'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { readPickupProblem } from '../parts/booking-answers.ts'
import { parseBookingStart } from '../parts/parse-booking-start.ts'
import { officeTexts } from '../texts/index.ts'
import { isOpenBooking } from './booking-summary.ts'
import { readPickupDays } from './pickup-time.ts'
import { useBookingInForm } from './use-booking-in-form.ts'
import '../../../admin/admin.css'

/**
 * Warns if the pickup of a transfer that is ahead does not fit the flight, with the times that staff are entering, and
 * if they may have forgotten to choose the day of the pickup. The booking can be saved anyway.
 */
export function PickupWarning() {
  const texts = officeTexts[useLanguage()]
  const answers = useFormFields(([fields]) => fields.answers?.value)
  const booking = useUpcomingBooking()
  const problem = booking && readPickupProblem({ answers, ...booking.start })
  const nearerDay = booking && findNearerDay(booking)
  const warnings = [
    nearerDay && texts.suggestPickupDay(nearerDay),
    problem && `${texts.pickupProblem(problem)}. ${texts.agreeOnPickup}`,
  ]
  return (
    <p role="status" className="nusa-field-warning">
      {warnings.filter(Boolean).join(' ')}
    </p>
  )
}

/** Returns the booking in the form if it is open and its pickup is today or later; otherwise null. */
function useUpcomingBooking() {
  const { savedDocumentData: saved } = useDocumentInfo()
  const entered = useBookingInForm()
  const start = parseBookingStart(entered)
  if (!saved || !start || !isOpenBooking(saved.status)) return null
  const isPast = (start.pickup_date ?? start.booking_date) < todayInBali(new Date())
  return isPast ? null : { saved, entered, start }
}

type UpcomingBooking = NonNullable<ReturnType<typeof useUpcomingBooking>>

/** Returns the day that staff probably mean if they enter a pickup time on the other side of midnight; otherwise null. */
function findNearerDay({ saved, entered, start }: UpcomingBooking): LocalDate | null {
  const before = parseBookingStart(saved)
  return before && findNearerPickupDay(before, start, readPickupDays(entered))
}
