import type { AddOn, Package } from '@nusa/shared/catalog'
import { addOnUnitPrice, maxAddOnQuantity } from '@nusa/shared/pricing'
import { Stepper } from '../../../ui/stepper/Stepper.tsx'
import { useMoney } from '../../currency/index.ts'
import { bookingTexts } from './texts.ts'

interface Props {
  addOns: AddOn[]
  quantities: Readonly<Record<string, number>>
  onQuantityChange: (id: string, quantity: number) => void
  packageType: Package['type'] | undefined
}

/** The steppers for add-ons. A quantity ranges from 0 to the maximum of the add-on's tiers. */
export function AddOns({ addOns, quantities, onQuantityChange, packageType }: Props) {
  const money = useMoney()
  const textIfNotPerPerson = packageType === 'per_package' ? bookingTexts.perPackageAddOn : bookingTexts.perBookingAddOn
  return (
    <fieldset>
      <legend className="font-medium text-sm">{bookingTexts.addOns}</legend>
      <ul className="divide-y divide-mist">
        {addOns.map((addOn) => {
          const quantity = quantities[addOn.id] ?? 0
          return (
            <li key={addOn.id} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
              <div className="min-w-0 flex-1 basis-32">
                <p className="font-medium">{addOn.name}</p>
                {addOn.description && <p className="text-ink-soft text-sm">{addOn.description}</p>}
                <p className="text-sm tabular-nums">
                  <span data-amount translate="no">
                    {money(addOnUnitPrice(addOn, Math.max(1, quantity)))}
                  </span>{' '}
                  {addOn.type === 'per_person' ? bookingTexts.perPersonAddOn : textIfNotPerPerson}
                </p>
              </div>
              <Stepper
                label={addOn.name}
                value={quantity}
                min={0}
                max={maxAddOnQuantity(addOn)}
                onValue={(quantity) => onQuantityChange(addOn.id, quantity)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
