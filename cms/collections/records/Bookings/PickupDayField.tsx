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

/** The empty choice is the default day: the travel date, or the evening before a departure after midnight. */
export const PickupDayField: TextFieldClientComponent = (props) => {
  const current = useCurrentField<string | null>(props.path)
  const language = useLanguage()
  const texts = officeTexts[language].pickupDays
  const booking = useBookingInForm()
  const pickup = parseBookingStart({ ...booking, pickup_date: null })
  if (!pickup) return null
  const defaultDay = findPickupDay(pickup)
  const stored = parseLocalDate(current.value)
  const others = new Set([...readPickupDays(booking), ...(stored ? [stored] : [])])
  others.delete(defaultDay)
  // A stay has no pickup.
  if (others.size === 0) return null
  const describe = (day: LocalDate) => {
    const relation = day === pickup.booking_date ? 'travelDate' : day < pickup.booking_date ? 'dayBefore' : 'dayAfter'
    return `${weekdayText(day, language)} (${texts[relation]})`
  }
  return (
    <SelectInput
      {...props}
      current={current}
      choices={[...others].map((day) => ({ id: day, name: describe(day) }))}
      emptyChoice={describe(defaultDay)}
      onChoose={(day) => current.setValue(day || null)}
    />
  )
}
