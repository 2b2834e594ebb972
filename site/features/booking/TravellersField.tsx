import { largestPartyCount as most } from '@nusa/shared/pricing'
import { packagesText, partyText } from '../../lib/labels.ts'
import { CountsField } from '../../ui/stepper/CountsField.tsx'
import { bookingTexts as texts } from './texts.ts'
import type { TravellerChoice } from './use-booking-form.ts'

const mostPackages = 999

interface Props {
  value: TravellerChoice
  /** What is chosen in the dialog arrives when it closes. */
  onValue: (value: TravellerChoice) => void
  /** Says whether packages are counted too. */
  hasPackages: boolean
  /** The most adults and children; 0 is no bound. */
  maxGuests: number
}

/** Who travels, and how many packages where a package is what is sold. */
export function TravellersField({ value, onValue, hasPackages, maxGuests }: Props) {
  const guests = maxGuests > 0 ? maxGuests : 2 * most
  const packages = {
    key: 'packageCount',
    label: texts.packages,
    hint: texts.packagesHint,
    min: 1,
    max: mostPackages,
  } as const
  return (
    <CountsField
      label={hasPackages ? texts.travelersAndPackages : texts.travelers}
      summary={hasPackages ? `${partyText(value)} · ${packagesText(value.packageCount)}` : partyText(value)}
      value={{ ...value }}
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
        ...(hasPackages ? [packages] : []),
      ]}
      note={maxGuests > 0 ? texts.mostGuests(maxGuests) : undefined}
      done={texts.done}
      onValue={onValue}
    />
  )
}
