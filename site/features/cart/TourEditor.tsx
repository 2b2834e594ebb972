import { type TourItem, withDate, withParty } from '@nusa/shared/cart'
import type { TourOffer } from '@nusa/shared/catalog'
import { type LocalDate, todayInBali, tourDateProblem } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'
import { useState } from 'react'
import { partyText } from '../../lib/labels.ts'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { placesNote, usePlaces, whySoldOut } from '../places/store.ts'
import { EditForm, type EditorProps } from './EditForm.tsx'
import { editItem } from './edit.ts'
import { TravelersField } from './TravelersField.tsx'
import { cartTexts as texts } from './texts.ts'

/** Another day or other travellers for a tour. */
export function TourEditor({ item, offer, children }: EditorProps<TourItem, TourOffer>) {
  const [draft, setDraft] = useState<{ date: LocalDate; party: Party } | null>(null)
  const { date, party } = draft ?? { date: item.date, party: item }
  const today = todayInBali(new Date())
  const places = usePlaces(item.tourId)

  const update = () => {
    const isUpdated = editItem(item.id, (kept) => withParty(withDate(kept, date), party))
    if (isUpdated) setDraft(null)
    return isUpdated
  }

  return (
    <EditForm
      isChanged={date !== item.date || partyText(party) !== partyText(item)}
      onUpdate={update}
      fields={
        <>
          <DateField
            label={texts.date}
            placeholder={texts.date}
            value={date}
            today={today}
            whyDisabled={(day) => {
              const problem = tourDateProblem(offer, day, today)
              return problem ? texts.why[problem] : whySoldOut(places, day)
            }}
            noteOf={(day) => placesNote(places, day)}
            onValue={(date) => setDraft({ date, party })}
          />
          <TravelersField
            label={texts.travelers}
            value={party}
            guests={offer.max_guests || null}
            onValue={(party) => setDraft({ date, party })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
