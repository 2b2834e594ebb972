import { type TourItem, withDate, withParty } from '@nusa/shared/cart'
import type { TourOffer } from '@nusa/shared/catalog'
import { todayInBali, tourDateProblem } from '@nusa/shared/dates'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { placesNote, usePlaces, whySoldOut } from '../places/store.ts'
import { EditForm, type EditorProps } from './EditForm.tsx'
import { resourceOf } from './resource.ts'
import { TravelersField } from './TravelersField.tsx'
import { cartTexts as texts } from './texts.ts'
import { partyOf, useDraft } from './use-draft.ts'

/** Another day or other travellers for a tour. */
export function TourEditor({ item, offer, children }: EditorProps<TourItem, TourOffer>) {
  const draft = useDraft({ date: item.date, party: partyOf(item) })
  const { date, party } = draft.shown
  const today = todayInBali(new Date())
  const places = usePlaces(resourceOf(item))
  return (
    <EditForm
      item={item}
      draft={draft}
      apply={(kept) => withParty(withDate(kept, date), party)}
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
            onValue={(date) => draft.change({ date })}
          />
          <TravelersField
            label={texts.travelers}
            value={party}
            guests={offer.max_guests || null}
            onValue={(party) => draft.change({ party })}
          />
        </>
      }
    >
      {children}
    </EditForm>
  )
}
