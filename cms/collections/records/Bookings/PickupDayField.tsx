'use client'

import { findPickupDay } from '@nusa/shared/booking'
import { type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { SelectInput } from '../../../admin/values/SelectInput.tsx'
import { weekdayText } from '../../../core/i18n/times.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { officeTexts } from '../texts/index.ts'
import { readPickup, readPickupDays } from './pickup-time.ts'

/**
 * A select for the day of the pickup. The empty choice is the day on which the pickup is without a choice: the travel
 * date, or the evening before a departure after midnight.
 */
export const PickupDayField: TextFieldClientComponent = (props) => {
  const current = useCurrentField<string | null>(props.path)
  const language = useLanguage()
  const texts = officeTexts[language].pickupDays
  const booking = useBookingInForm()
  const pickup = readPickup({ ...booking, pickup_date: null })
  if (!pickup) return null
  const usual = findPickupDay(pickup)
  const stored = parseLocalDate(current.value)
  const others = new Set([...readPickupDays(booking), ...(stored ? [stored] : [])])
  others.delete(usual)
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
      emptyChoice={describe(usual)}
      onChoose={(day) => current.setValue(day || null)}
    />
  )
}

/** Returns the values of the form that decide on the day of the pickup. */
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
