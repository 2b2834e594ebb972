import type { TransferItem } from '@nusa/shared/cart'
import { type TransferOffer, transferTimeZone } from '@nusa/shared/catalog'
import { baliNow, nowInZone, transferPickupTimes } from '@nusa/shared/dates'
import { hasTimePassed, pickupDayError } from '../../../lib/selectable-days.ts'
import { DateField } from '../../../ui/calendar/DateField.tsx'
import { TimeField } from '../../../ui/field/TimeField.tsx'
import { availabilityNote, soldOutMessage, useAvailability } from '../../availability/index.ts'
import { resourceOf } from '../model/item-view.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { editableFields, useEdits } from '../model/unsaved-edits.ts'
import { EditForm, type EditorProps, TravelersField } from './EditForm.tsx'

export function TransferEditor({ item, offer, children }: EditorProps<TransferItem, TransferOffer>) {
  const edits = useEdits(item, editableFields.transfer(item))
  const { date, time, party } = edits.values
  const zone = transferTimeZone(offer)
  const now = nowInZone(baliNow(new Date()), zone)
  const { today } = now
  const availability = useAvailability(resourceOf(item))
  return (
    <EditForm
      item={item}
      edits={edits}
      fields={
        <>
          <DateField
            label={texts.date}
            placeholder={texts.date}
            value={date}
            today={today}
            disabledReason={(day) => pickupDayError(day, transferPickupTimes, now) ?? soldOutMessage(availability, day)}
            dayNote={(day) => availabilityNote(availability, day, 'transfer')}
            onValue={(date) => edits.change({ date })}
          />
          <TimeField
            label={texts.pickupTimeIn(zone)}
            value={time}
            times={transferPickupTimes}
            isPast={(time) => hasTimePassed(time, date, now)}
            onValue={(time) => edits.change({ time })}
          />
          <TravelersField
            label={texts.travelers}
            value={party}
            maxGuests={offer.car.seats * item.quantity}
            onValue={(party) => edits.change({ party })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
