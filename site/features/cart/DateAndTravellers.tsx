import { type CartItem, updateDateAndTravellers } from '@nusa/shared/cart'
import type { TourOffer } from '@nusa/shared/catalog'
import { type LocalDate, todayInBali, tourDateProblem } from '@nusa/shared/dates'
import { largestPartyCount as most, type Party } from '@nusa/shared/pricing'
import { type ReactNode, useState } from 'react'
import { partyText } from '../../lib/labels.ts'
import { buttonClass } from '../../ui/button.ts'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { CountsField } from '../../ui/stepper/CountsField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { repriced } from './edit.ts'
import { changeCart } from './stored-cart.ts'
import { cartTexts as texts } from './texts.ts'

interface Props {
  item: CartItem
  offer: TourOffer
  /** Stands at the end of the row of buttons. */
  children: ReactNode
}

/** Another day or other travellers for an item. Nothing of it counts until 'Update Cart' is pressed. */
export function DateAndTravellers({ item, offer, children }: Props) {
  const [draft, setDraft] = useState<{ date: LocalDate; party: Party } | null>(null)
  const kept = { date: item.date, party: { adults: item.adults, children: item.children, infants: item.infants } }
  const { date, party } = draft ?? kept
  const isChanged = date !== kept.date || partyText(party) !== partyText(kept.party)
  const today = todayInBali(new Date())
  const guests = offer.max_guests > 0 ? offer.max_guests : 2 * most

  const update = () => {
    changeCart((cart) => repriced(updateDateAndTravellers(cart, item.id, date, party), item.id, offer))
    setDraft(null)
    toast(texts.updated)
  }

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DateField
        label={texts.date}
        placeholder={texts.date}
        value={date}
        today={today}
        whyDisabled={(day) => {
          const problem = tourDateProblem(offer, day, today)
          return problem && texts.why[problem]
        }}
        onValue={(date) => setDraft({ date, party })}
      />
      <CountsField
        label={texts.travelers}
        summary={partyText(party)}
        value={party}
        rows={({ adults, children }) => [
          { key: 'adults', label: texts.adults, hint: texts.adultsAge, min: 1, max: Math.min(most, guests - children) },
          {
            key: 'children',
            label: texts.children,
            hint: texts.childrenAge,
            min: 0,
            max: Math.min(most, guests - adults),
          },
          { key: 'infants', label: texts.infants, hint: texts.infantsAge, min: 0, max: most },
        ]}
        done={texts.done}
        onValue={(party) => setDraft({ date, party })}
      />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button type="button" disabled={!isChanged} onClick={update} className={buttonClass('secondary')}>
          {texts.update}
        </button>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {isChanged && texts.unsaved}
        </p>
        <div className="ml-auto">{children}</div>
      </div>
    </div>
  )
}
