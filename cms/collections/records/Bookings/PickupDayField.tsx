'use client'

import { findPickupDay } from '@nusa/shared/booking'
import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import type { TextFieldClientComponent } from 'payload'
import { SelectInput } from '../../../admin/values/SelectInput.tsx'
import { weekdayText } from '../../../core/i18n/times.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { parseBookingStart } from '../parts/parse-booking-start.ts'
import { officeTexts } from '../texts/index.ts'
import { readPickupDays } from './pickup-time.ts'
import { useBookingInForm } from './use-booking-in-form.ts'

/**
 * The empty choice is the default day: the travel date, or the day before for an evening pickup if the departure is
 * after midnight.
 */
export const PickupDayField: TextFieldClientComponent = (props) => {
  const currentField = useCurrentField<string | null>(props.path)
  const language = useLanguage()
  const texts = officeTexts[language].pickupDays
  const booking = useBookingInForm()
  const bookingStart = parseBookingStart({ ...booking, pickup_date: null })
  if (!bookingStart) return null
  const defaultDay = findPickupDay(bookingStart)
  const storedDay = parseLocalDate(currentField.value)
  const otherDays = new Set(readPickupDays(booking))
  if (storedDay) otherDays.add(storedDay)
  otherDays.delete(defaultDay)
  // A stay has no pickup, so there is no day to choose.
  if (otherDays.size === 0) return null
  const formatDay = (day: LocalDate) => {
    const relation = compareWithTravelDate(day, bookingStart.booking_date)
    return `${weekdayText(day, language)} (${texts[relation]})`
  }
  return (
    <SelectInput
      {...props}
      currentField={currentField}
      choices={[...otherDays].map((day) => ({ id: day, name: formatDay(day) }))}
      emptyChoice={formatDay(defaultDay)}
      onChoose={(day) => currentField.setValue(day || null)}
    />
  )
}

function compareWithTravelDate(day: LocalDate, travelDate: LocalDate): 'dayBefore' | 'travelDate' | 'dayAfter' {
  if (day === travelDate) return 'travelDate'
  return day < travelDate ? 'dayBefore' : 'dayAfter'
}
