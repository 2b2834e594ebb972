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

/** Returns null if the booking is cancelled or completed, or if its pickup has passed. */
function useUpcomingBooking() {
  const { savedDocumentData: savedBooking } = useDocumentInfo()
  const enteredBooking = useBookingInForm()
  const start = parseBookingStart(enteredBooking)
  if (!savedBooking || !start || !isOpenBooking(savedBooking.status)) return null
  const isPast = (start.pickup_date ?? start.booking_date) < todayInBali(new Date())
  return isPast ? null : { savedBooking, enteredBooking, start }
}

type UpcomingBooking = NonNullable<ReturnType<typeof useUpcomingBooking>>

/** Staff may enter a pickup time on the other side of midnight and forget to change the day. */
function findNearerDay({ savedBooking, enteredBooking, start }: UpcomingBooking): LocalDate | null {
  const savedStart = parseBookingStart(savedBooking)
  return savedStart && suggestPickupDay(savedStart, start, readPickupDays(enteredBooking))
}
