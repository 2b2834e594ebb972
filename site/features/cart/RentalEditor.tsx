import { type RentalItem, rentalEnd, withDays } from '@nusa/shared/cart'
import { addDays, daysBetween, rentalTimes, todayInBali } from '@nusa/shared/dates'
import { useState } from 'react'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { whyNoDay } from './day-field.ts'
import { EditForm, type EditorProps } from './EditForm.tsx'
import { editItem } from './edit.ts'
import { TimeField } from './TimeField.tsx'
import { cartTexts as texts } from './texts.ts'

/** Other days, another time or place for a rental. Its first day moves the last one along. */
export function RentalEditor({ item, children }: EditorProps<RentalItem, unknown>) {
  const kept = { from: item.date, to: rentalEnd(item), time: item.pickupTime, location: item.deliveryLocation }
  const [draft, setDraft] = useState<typeof kept | null>(null)
  const shown = draft ?? kept
  const { from, to, time, location } = shown
  const today = todayInBali(new Date())

  const update = () => {
    const isUpdated = editItem(item.id, (one) =>
      one.kind === 'rental' ? { ...withDays(one, from, to), pickupTime: time, deliveryLocation: location.trim() } : one,
    )
    if (isUpdated) setDraft(null)
    return isUpdated
  }

  return (
    <EditForm
      isChanged={JSON.stringify(shown) !== JSON.stringify(kept)}
      onUpdate={update}
      fields={
        <>
          <DateField
            label={texts.from}
            placeholder={texts.from}
            value={from}
            today={today}
            whyDisabled={(day) => whyNoDay(day, today, today)}
            onValue={(day) => setDraft({ ...shown, from: day, to: addDays(day, daysBetween(from, to)) })}
          />
          <DateField
            label={texts.to}
            placeholder={texts.to}
            value={to}
            today={today}
            whyDisabled={(day) => whyNoDay(day, from, today)}
            onValue={(day) => setDraft({ ...shown, to: day })}
          />
          <TimeField
            label={texts.time}
            value={time}
            times={rentalTimes}
            onValue={(time) => setDraft({ ...shown, time })}
          />
          <TextField
            label={texts.location}
            value={location}
            placeholder={texts.locationHint}
            maxLength={300}
            onValue={(location) => setDraft({ ...shown, location })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
