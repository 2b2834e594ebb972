import { type RoomItem, roomNights } from '@nusa/shared/cart'
import type { HotelOffer } from '@nusa/shared/catalog'
import { addDays, todayInBali } from '@nusa/shared/dates'
import { dayError } from '../../../lib/selectable-days.ts'
import { DateField } from '../../../ui/calendar/DateField.tsx'
import { availabilityNote, rangeEndError, soldOutMessage, useAvailability } from '../../availability/index.ts'
import { resourceOf } from '../model/item-view.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { editableFields, useEdits } from '../model/unsaved-edits.ts'
import { EditForm, type EditorProps, TravelersField } from './EditForm.tsx'

/** Changing the check-in moves the check-out. The number of nights changes only when the check-out is edited. */
export function RoomEditor({ item, offer, children }: EditorProps<RoomItem, HotelOffer>) {
  const edits = useEdits(item, editableFields.room(item))
  const { date, nights, party } = edits.values
  const endDate = addDays(date, nights)
  const today = todayInBali(new Date())
  const availability = useAvailability(resourceOf(item))
  const room = offer.rooms.find(({ id }) => id === item.packageId)
  return (
    <EditForm
      item={item}
      edits={edits}
      fields={
        <>
          <DateField
            label={texts.checkIn}
            placeholder={texts.checkIn}
            value={date}
            today={today}
            disabledReason={(day) => dayError(day, today) ?? soldOutMessage(availability, day)}
            dayNote={(day) => availabilityNote(availability, day, 'room')}
            onValue={(date) => edits.change({ date })}
          />
          <DateField
            label={texts.checkOut}
            placeholder={texts.checkOut}
            value={endDate}
            today={today}
            disabledReason={(day) =>
              dayError(day, today, addDays(date, 1)) ?? rangeEndError(availability, day, date, 'room')
            }
            onValue={(endDate) => edits.change({ date, nights: roomNights({ date, endDate }) })}
          />
          <TravelersField
            label={texts.guests}
            value={party}
            maxGuests={room ? room.capacity * item.quantity : null}
            onValue={(party) => edits.change({ party })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
