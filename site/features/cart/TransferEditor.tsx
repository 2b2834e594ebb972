import { type TransferItem, withDate, withParty } from '@nusa/shared/cart'
import type { TransferOffer } from '@nusa/shared/catalog'
import { type LocalDate, todayInBali, transferTimes } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'
import { useState } from 'react'
import { partyText } from '../../lib/labels.ts'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { whyNoDay } from './day-field.ts'
import { EditForm, type EditorProps } from './EditForm.tsx'
import { editItem } from './edit.ts'
import { TimeField } from './TimeField.tsx'
import { TravelersField } from './TravelersField.tsx'
import { cartTexts as texts } from './texts.ts'

/** Another pickup or other travellers for a transfer. */
export function TransferEditor({ item, offer, children }: EditorProps<TransferItem, TransferOffer>) {
  const kept = { date: item.date, time: item.pickupTime, party: item }
  const [draft, setDraft] = useState<{ date: LocalDate; time: string; party: Party } | null>(null)
  const { date, time, party } = draft ?? kept
  const today = todayInBali(new Date())

  const update = () => {
    const isUpdated = editItem(item.id, (kept) => {
      const moved = withParty(withDate(kept, date), party)
      return moved.kind === 'transfer' ? { ...moved, pickupTime: time } : moved
    })
    if (isUpdated) setDraft(null)
    return isUpdated
  }

  return (
    <EditForm
      isChanged={date !== kept.date || time !== kept.time || partyText(party) !== partyText(item)}
      onUpdate={update}
      fields={
        <>
          <DateField
            label={texts.date}
            placeholder={texts.date}
            value={date}
            today={today}
            whyDisabled={(day) => whyNoDay(day, today, today)}
            onValue={(date) => setDraft({ date, time, party })}
          />
          <TimeField
            label={texts.pickupTime}
            value={time}
            times={transferTimes}
            onValue={(time) => setDraft({ date, time, party })}
          />
          <TravelersField
            label={texts.travelers}
            value={party}
            guests={offer.car.seats * item.quantity}
            onValue={(party) => setDraft({ date, time, party })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
