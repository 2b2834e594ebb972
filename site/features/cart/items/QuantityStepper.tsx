import { itemQuantity, maxQuantity, withQuantity } from '@nusa/shared/cart'
import { Stepper } from '../../../ui/stepper/Stepper.tsx'
import { editItem } from '../model/edit-item.ts'
import { countOf } from '../model/facts.ts'
import { type ItemView, packagesNeededBy } from '../model/item-view.ts'

/** The stepper for the number of packages, cars, days or rooms; nothing for a tour with prices per person. */
export function QuantityStepper({ view }: { view: ItemView }) {
  const { item } = view
  const count = view.offer && countOf(view)
  if (!count) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="font-medium text-sm">{count.name}</span>
      <Stepper
        label={`${count.name}: ${item.tourName}`}
        value={itemQuantity(item)}
        min={packagesNeededBy(view)}
        max={maxQuantity}
        onValue={(quantity) => editItem(item.id, (current) => withQuantity(current, quantity))}
      />
    </div>
  )
}
