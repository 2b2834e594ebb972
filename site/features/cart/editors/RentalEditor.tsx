import { type RentalItem, rentalEndDate } from '@nusa/shared/cart'
import { baliNow, countRentalDays, rentalPickupTimes } from '@nusa/shared/dates'
import { dayError, hasTimePassed, pickupDayError } from '../../../lib/selectable-days.ts'
import { DateField } from '../../../ui/calendar/DateField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { TimeField } from '../../../ui/field/TimeField.tsx'
import { availabilityNote, rangeEndError, soldOutMessage, useAvailability } from '../../availability/index.ts'
import { resourceOf } from '../model/item-view.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { editableFields, useEdits } from '../model/unsaved-edits.ts'
import { EditForm, type EditorProps } from './EditForm.tsx'

/**
 * Changing the first day moves the last day. Until the last day is edited, the form uses the number of days in the
 * cart, which the cart's quantity stepper and other tabs can change.
 */
export function RentalEditor({ item, children }: EditorProps<RentalItem, unknown>) {
  const edits = useEdits(item, editableFields.rental(item))
  const { date: firstDay, days, time, location } = edits.values
  const lastDay = rentalEndDate({ date: firstDay, quantity: days })
  const now = baliNow(new Date())
  const { today } = now
  const availability = useAvailability(resourceOf(item))
  return (
    <EditForm
      item={item}
      edits={edits}
      fields={
        <>
          <DateField
            label={texts.from}
            placeholder={texts.from}
            value={firstDay}
            today={today}
            disabledReason={(day) => pickupDayError(day, rentalPickupTimes, now) ?? soldOutMessage(availability, day)}
            dayNote={(day) => availabilityNote(availability, day, 'rental')}
            onValue={(date) => edits.change({ date })}
          />
          <DateField
            label={texts.to}
            placeholder={texts.to}
            value={lastDay}
            today={today}
            disabledReason={(day) =>
              dayError(day, today, firstDay) ?? rangeEndError(availability, day, firstDay, 'rental')
            }
            onValue={(day) => edits.change({ date: firstDay, days: countRentalDays(firstDay, day) })}
          />
          <TimeField
            label={texts.timeInBali}
            value={time}
            times={rentalPickupTimes}
            isPast={(time) => hasTimePassed(time, firstDay, now)}
            onValue={(time) => edits.change({ time })}
          />
          <TextField
            label={texts.location}
            value={location}
            placeholder={texts.locationHint}
            maxLength={300}
            onValue={(location) => edits.change({ location })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
