import { itemQuantity, largestQuantity, withQuantity } from '@nusa/shared/cart'
import { Stepper } from '../../ui/stepper/Stepper.tsx'
import { editItem } from './edit.ts'
import { cartTexts as texts } from './texts.ts'
import { type ItemView, packageOf } from './view.ts'

/** What an item counts, in words: its packages, cars, days or rooms; null where it counts nothing. */
export function countedName(view: ItemView): string | null {
  if (view.kind === 'tour') return packageOf(view)?.type === 'per_package' ? texts.packages : null
  return { transfer: texts.cars, rental: texts.days, room: texts.rooms }[view.kind]
}

/** More or less of what an item counts; nothing for a tour that is priced by person. */
export function QuantityStepper({ view }: { view: ItemView }) {
  const name = countedName(view)
  const { item } = view
  if (!name || !view.offer) return null
  return (
    <Stepper
      label={`${name}: ${item.tourName}`}
      value={itemQuantity(item)}
      min={1}
      max={largestQuantity}
      onValue={(count) => editItem(item.id, (kept) => withQuantity(kept, count))}
    />
  )
}
