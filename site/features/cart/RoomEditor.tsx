import { type RoomItem, roomNights, withParty, withStay } from '@nusa/shared/cart'
import type { HotelOffer } from '@nusa/shared/catalog'
import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'
import { useState } from 'react'
import { partyText } from '../../lib/labels.ts'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { whyNoDay } from './day-field.ts'
import { EditForm, type EditorProps } from './EditForm.tsx'
import { editItem } from './edit.ts'
import { TravelersField } from './TravelersField.tsx'
import { cartTexts as texts } from './texts.ts'

/** Other nights or guests for a stay. Its check-in moves the check-out along. */
export function RoomEditor({ item, offer, children }: EditorProps<RoomItem, HotelOffer>) {
  const [draft, setDraft] = useState<{ date: LocalDate; endDate: LocalDate; party: Party } | null>(null)
  const { date, endDate, party } = draft ?? { date: item.date, endDate: item.endDate, party: item }
  const today = todayInBali(new Date())
  const room = offer.rooms.find(({ id }) => id === item.packageId)

  const update = () => {
    const isUpdated = editItem(item.id, (kept) =>
      kept.kind === 'room' ? withParty(withStay(kept, date, endDate), party) : kept,
    )
    if (isUpdated) setDraft(null)
    return isUpdated
  }

  return (
    <EditForm
      isChanged={date !== item.date || endDate !== item.endDate || partyText(party) !== partyText(item)}
      onUpdate={update}
      fields={
        <>
          <DateField
            label={texts.checkIn}
            placeholder={texts.checkIn}
            value={date}
            today={today}
            whyDisabled={(day) => whyNoDay(day, today, today)}
            onValue={(day) => setDraft({ date: day, endDate: addDays(day, roomNights({ date, endDate })), party })}
          />
          <DateField
            label={texts.checkOut}
            placeholder={texts.checkOut}
            value={endDate}
            today={today}
            whyDisabled={(day) => whyNoDay(day, addDays(date, 1), today)}
            onValue={(day) => setDraft({ date, endDate: day, party })}
          />
          <TravelersField
            label={texts.guests}
            value={party}
            guests={room ? room.capacity * item.quantity : null}
            onValue={(party) => setDraft({ date, endDate, party })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
