import type { OfferedPickupZone, TourPickup } from '@nusa/shared/catalog'
import { type PickupChoice, resolvePickup } from '@nusa/shared/pricing'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { type MoneyFormat, useMoney } from '../currency/index.ts'
import { type ChosenPackage, hasPickupChoice, parsePickup, toSelectValue } from './pickup-choice.ts'
import { pickupTexts as texts } from './texts.ts'

interface Props {
  offeredPickup: TourPickup
  /** `pack.pickup` is set if travellers with this package always come to the meeting point. */
  pack: ChosenPackage
  value: PickupChoice | undefined
  onValue: (choice: PickupChoice | undefined) => void
  isRequired?: boolean
}

/** Lets the visitor choose the pickup of a tour. If the meeting point is the only option, it is shown as text. */
export function PickupField({ offeredPickup, pack, value, onValue, isRequired = false }: Props) {
  const money = useMoney()
  if (offeredPickup.mode === 'meeting_point' || pack?.pickup)
    return (
      <p>
        <span className="mb-1 block font-medium text-sm">{texts.pickup}</span>
        {texts.meetingPoint(offeredPickup.meeting_point)}
      </p>
    )
  if (!hasPickupChoice(offeredPickup, pack)) return null
  const hints = { later: texts.laterHint, zone: texts.hotelHint, meeting_point: '' }
  const isValueOffered = value !== undefined && resolvePickup(offeredPickup, value) !== null
  return (
    <SelectField
      name="pickup"
      label={texts.pickup}
      value={toSelectValue(value)}
      onValue={(text) => onValue(parsePickup(text))}
      required={isRequired}
      hint={value ? hints[value.kind] : ''}
    >
      {!isValueOffered && <option value="">{texts.choose}</option>}
      {offeredPickup.mode === 'both' && (
        <option value="meeting_point">{texts.meetingPoint(offeredPickup.meeting_point)}</option>
      )}
      {offeredPickup.zones.map((zone) => (
        <option key={zone.id} value={`zone-${zone.id}`}>
          {texts.zone(zone.name, formatSurcharge(zone, money))}
        </option>
      ))}
      <option value="later">{texts.decideLater}</option>
    </SelectField>
  )
}

function formatSurcharge({ surcharge, surcharge_per }: OfferedPickupZone, money: MoneyFormat): string {
  if (surcharge === 0) return ''
  const price = money(surcharge)
  return surcharge_per === 'person' ? texts.perPerson(price) : texts.perBooking(price)
}
