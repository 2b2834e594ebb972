import { type TransferItem, withDate, withParty } from '@nusa/shared/cart'
import type { TransferOffer } from '@nusa/shared/catalog'
import { baliNow, transferTimes } from '@nusa/shared/dates'
import { isTimeOver, whyNoPickup } from '../../lib/pickup.ts'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { TimeField } from '../../ui/field/TimeField.tsx'
import { placesNote, usePlaces, whySoldOut } from '../places/store.ts'
import { EditForm, type EditorProps } from './EditForm.tsx'
import { resourceOf } from './resource.ts'
import { TravelersField } from './TravelersField.tsx'
import { cartTexts as texts } from './texts.ts'
import { partyOf, useDraft } from './use-draft.ts'

/** Another pickup or other travellers for a transfer. */
export function TransferEditor({ item, offer, children }: EditorProps<TransferItem, TransferOffer>) {
  const draft = useDraft({ date: item.date, time: item.pickupTime, party: partyOf(item) })
  const { date, time, party } = draft.shown
  const now = baliNow(new Date())
  const { today } = now
  const places = usePlaces(resourceOf(item))
  return (
    <EditForm
      item={item}
      draft={draft}
      apply={(kept) => {
        const moved = withParty(withDate(kept, date), party)
        return moved.kind === 'transfer' ? { ...moved, pickupTime: time } : moved
      }}
      fields={
        <>
          <DateField
            label={texts.date}
            placeholder={texts.date}
            value={date}
            today={today}
            whyDisabled={(day) => whyNoPickup(day, transferTimes, now) ?? whySoldOut(places, day)}
            noteOf={(day) => placesNote(places, day, 'transfer')}
            onValue={(date) => draft.change({ date })}
          />
          <TimeField
            label={texts.pickupTimeInBali}
            value={time}
            times={transferTimes}
            isOver={(time) => isTimeOver(time, date, now)}
            onValue={(time) => draft.change({ time })}
          />
          <TravelersField
            label={texts.travelers}
            value={party}
            guests={offer.car.seats * item.quantity}
            onValue={(party) => draft.change({ party })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
