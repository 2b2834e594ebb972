'use client'

import { findNearerPickupDay } from '@nusa/shared/booking'
import { type LocalDate, parseLocalDate, type TimeZone, todayInBali } from '@nusa/shared/dates'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { readPickupProblem, readTimeZone } from '../parts/booking-answers.ts'
import { officeTexts } from '../texts/index.ts'
import { isOpenBooking } from './booking-summary.ts'
import { useBookingInForm } from './PickupDayField.tsx'
import { readPickup, readPickupDays } from './pickup-time.ts'
import '../../../admin/admin.css'

/**
 * Warns if the pickup of a transfer that is ahead does not fit the flight, with the times that staff are entering, and
 * if they may have forgotten to choose the day of the pickup. The booking can be saved anyway.
 */
export function PickupWarning() {
  const texts = officeTexts[useLanguage()]
  const problem = usePickupProblem()
  const nearerDay = useNearerDay()
  const warnings = [
    nearerDay && texts.isAnotherDay(nearerDay),
    problem && `${texts.pickupProblem(problem)}. ${texts.agreeOnPickup}`,
  ]
  return (
    <p role="status" className="nusa-field-warning">
      {warnings.filter(Boolean).join(' ')}
    </p>
  )
}

/** Returns the day and time of the pickup in the form of a booking, with the time zone of the booking. */
export function useRideTimes(timeZone: unknown): {
  pickup_date: LocalDate | null
  pickup_time: string | null
  time_zone: TimeZone
} {
  const pickupDate = useFormFields(([fields]) => fields.pickup_date?.value)
  const pickupTime = useFormFields(([fields]) => fields.pickup_time?.value)
  return {
    pickup_date: parseLocalDate(pickupDate),
    pickup_time: typeof pickupTime === 'string' ? pickupTime : null,
    time_zone: readTimeZone(timeZone),
  }
}

function usePickupProblem() {
  const { savedDocumentData } = useDocumentInfo()
  const answers = useFormFields(([fields]) => fields.answers?.value)
  const { kind, status, booking_date, time_zone } = savedDocumentData ?? {}
  const times = useRideTimes(time_zone)
  const day = times.pickup_date ?? parseLocalDate(booking_date)
  const isPast = day === null || day < todayInBali(new Date())
  if (kind !== 'transfer' || !isOpenBooking(status) || isPast) return null
  return readPickupProblem({ kind, answers, ...times })
}

/** Returns the day that staff probably mean if they enter a pickup time on the other side of midnight; otherwise null. */
function useNearerDay(): LocalDate | null {
  const { savedDocumentData } = useDocumentInfo()
  const entered = useBookingInForm()
  const [before, after] = [readPickup(savedDocumentData ?? {}), readPickup(entered)]
  return before && after && findNearerPickupDay(before, after, readPickupDays(entered))
}
