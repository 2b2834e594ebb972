'use client'

import { suggestPickupDay } from '@nusa/shared/booking'
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
 * Warns if the entered pickup does not fit the flight, or if staff may have forgotten to choose the day of the
 * pickup. The booking can be saved anyway.
 */
export function PickupWarning() {
  const texts = officeTexts[useLanguage()]
  const answers = useFormFields(([fields]) => fields.answers?.value)
  const booking = useUpcomingBooking()
  const problem = booking && readPickupProblem({ answers, ...booking.start })
  const suggestedDay = booking && findSuggestedDay(booking)
  const warnings = [
    suggestedDay && texts.suggestPickupDay(suggestedDay),
    problem && `${texts.pickupProblem(problem)}. ${texts.agreeOnPickup}`,
  ]
  return (
    <p role="status" className="nusa-field-warning">
      {warnings.filter(Boolean).join(' ')}
    </p>
  )
}

/** Returns null if the booking is cancelled or completed, or if the day of its pickup has passed. */
function useUpcomingBooking() {
  const { savedDocumentData: savedBooking } = useDocumentInfo()
  const enteredBooking = useBookingInForm()
  const start = parseBookingStart(enteredBooking)
  if (!savedBooking || !start || !isOpenBooking(savedBooking.status)) return null
  const isPast = (start.pickup_date ?? start.booking_date) < todayInBali(new Date())
  return isPast ? null : { savedBooking, enteredBooking, start }
}

type UpcomingBooking = NonNullable<ReturnType<typeof useUpcomingBooking>>

/** Returns the day that staff may have forgotten to choose when they moved the pickup past midnight, or null. */
function findSuggestedDay({ savedBooking, enteredBooking, start }: UpcomingBooking): LocalDate | null {
  const savedStart = parseBookingStart(savedBooking)
  return savedStart && suggestPickupDay(savedStart, start, readPickupDays(enteredBooking))
}
