import type { OfferedPickupZone, TourPickup } from '@nusa/shared/catalog'
import { type PickupChoice, resolvePickup } from '@nusa/shared/pricing'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { type MoneyFormat, useMoney } from '../currency/index.ts'
import { type ChosenPackage, hasPickupChoice, parsePickup, pickupValue } from './pickup-choice.ts'
import { pickupTexts as texts } from './texts.ts'

interface Props {
  offered: TourPickup
  /** May contain a fixed pickup. */
  pack: ChosenPackage
  value: PickupChoice | undefined
  onValue: (choice: PickupChoice | undefined) => void
  isRequired?: boolean
}

/** A meeting point that is the only option is shown as text. */
export function PickupField({ offered, pack, value, onValue, isRequired = false }: Props) {
  const money = useMoney()
  if (offered.mode === 'meeting_point' || pack?.pickup)
    return (
      <p>
        <span className="mb-1 block font-medium text-sm">{texts.pickup}</span>
        {texts.meetingPoint(offered.meeting_point)}
      </p>
    )
  if (!hasPickupChoice(offered, pack)) return null
  const isOffered = value !== undefined && resolvePickup(offered, value) !== null
  return (
    <SelectField
      name="pickup"
      label={texts.pickup}
      value={pickupValue(value)}
      onValue={(text) => onValue(parsePickup(text))}
      required={isRequired}
      hint={value?.kind === 'later' ? texts.laterHint : value?.kind === 'zone' ? texts.hotelHint : ''}
    >
      {!isOffered && <option value="">{texts.choose}</option>}
      {offered.mode === 'both' && <option value="meeting_point">{texts.meetingPoint(offered.meeting_point)}</option>}
      {offered.zones.map((zone) => (
        <option key={zone.id} value={`zone-${zone.id}`}>
          {texts.zone(zone.name, surchargeText(zone, money))}
        </option>
      ))}
      <option value="later">{texts.later}</option>
    </SelectField>
  )
}

function surchargeText({ surcharge, surcharge_per }: OfferedPickupZone, money: MoneyFormat): string {
  if (surcharge === 0) return ''
  const price = money(surcharge)
  return surcharge_per === 'person' ? texts.perPerson(price) : texts.perBooking(price)
}
