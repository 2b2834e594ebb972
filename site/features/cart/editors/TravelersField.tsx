import { maxPartyCount as most, type Party } from '@nusa/shared/pricing'
import { partyText } from '../../../lib/labels.ts'
import { CountsField } from '../../../ui/stepper/CountsField.tsx'
import { cartTexts as texts } from '../model/texts.ts'

interface Props {
  label: string
  value: Party
  /** The maximum of adults and children together; null if unlimited. Infants do not count. */
  guests: number | null
  onValue: (party: Party) => void
}

/** The travellers of an item. The counts are edited in a dialog and apply when it closes. */
export function TravelersField({ label, value, guests, onValue }: Props) {
  const maxWithOthers = (others: number) => (guests === null ? most : Math.min(most, guests - others))
  return (
    <CountsField
      label={label}
      summary={partyText(value)}
      value={{ adults: value.adults, children: value.children, infants: value.infants }}
      rows={({ adults, children }) => [
        {
          key: 'adults',
          label: texts.adults,
          hint: texts.adultsAge,
          min: 1,
          max: maxWithOthers(children),
          highestMax: maxWithOthers(0),
        },
        {
          key: 'children',
          label: texts.children,
          hint: texts.childrenAge,
          min: 0,
          max: maxWithOthers(adults),
          highestMax: maxWithOthers(1),
        },
        { key: 'infants', label: texts.infants, hint: texts.infantsAge, min: 0, max: most },
      ]}
      done={texts.done}
      onValue={onValue}
    />
  )
}
