import type { Package } from '@nusa/shared/catalog'
import { countGuests, maxPartyCount, packagesNeeded } from '@nusa/shared/pricing'
import { packagesText, partyText } from '../../../lib/labels.ts'
import { CountsField } from '../../../ui/stepper/CountsField.tsx'
import { bookingTexts as texts } from './texts.ts'
import type { TravellerChoice } from './use-booking-form.ts'

const maxPackages = 999
const minAdults = 1

interface Props {
  value: TravellerChoice
  /** The number of packages that was chosen. `value.packageCount` is higher if the party needs more packages. */
  chosenPackageCount: number
  /** Called when the dialog closes. */
  onValue: (value: TravellerChoice) => void
  /** The number of packages is editable if the price is per package. */
  pack: Package | null
  /** The maximum of adults and children together; 0 means unlimited. */
  maxGuests: number
}

export function TravellersField({ value, chosenPackageCount, onValue, pack, maxGuests }: Props) {
  // Without a limit, adults and children each have their own maximum.
  const maxPartySize = maxGuests > 0 ? maxGuests : 2 * maxPartyCount
  const isPricedPerPackage = pack?.type === 'per_package'
  return (
    <div>
      <CountsField
        label={isPricedPerPackage ? texts.travelersAndPackages : texts.travelers}
        summary={isPricedPerPackage ? `${partyText(value)} · ${packagesText(value.packageCount)}` : partyText(value)}
        value={{ ...value, packageCount: chosenPackageCount }}
        getRows={({ adults, children, infants }) => [
          {
            key: 'adults',
            label: texts.adults,
            hint: texts.adultsAge,
            min: minAdults,
            max: Math.min(maxPartyCount, maxPartySize - children),
            highestMax: Math.min(maxPartyCount, maxPartySize),
          },
          {
            key: 'children',
            label: texts.children,
            hint: texts.childrenAge,
            min: 0,
            max: Math.min(maxPartyCount, maxPartySize - adults),
            highestMax: Math.min(maxPartyCount, maxPartySize - minAdults),
          },
          { key: 'infants', label: texts.infants, hint: texts.infantsAge, min: 0, max: maxPartyCount },
          ...(isPricedPerPackage
            ? [
                {
                  key: 'packageCount' as const,
                  label: texts.packages,
                  hint: texts.packagesHint,
                  min: packagesNeeded(pack, { adults, children, infants }),
                  max: maxPackages,
                },
              ]
            : []),
        ]}
        note={maxGuests > 0 ? texts.maxGuestsNote(maxGuests) : undefined}
        doneLabel={texts.closeTravelers}
        onValue={onValue}
      />
      <p role="status" className="mt-1.5 text-ink-soft text-sm empty:sr-only">
        {pack && formatPackageSizeNote(pack, value)}
      </p>
    </div>
  )
}

/** Returns the size of a package and how many packages the party needs, or null if the package has no size. */
function formatPackageSizeNote(pack: Package, party: TravellerChoice): string | null {
  if (pack.type !== 'per_package' || pack.guests_per_package === null) return null
  const neededPackages = packagesNeeded(pack, party)
  const size = texts.packageSize(pack.guests_per_package)
  return neededPackages > 1 ? `${size} ${texts.packagesNeeded(countGuests(party), neededPackages)}` : size
}
