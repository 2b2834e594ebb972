import { setPackageCount } from '@nusa/shared/cart'
import { Stepper } from '../../ui/stepper/Stepper.tsx'
import { repriced } from './edit.ts'
import { changeCart } from './stored-cart.ts'
import { cartTexts as texts } from './texts.ts'
import type { ItemView } from './view.ts'

/** How many packages, where a package is what is sold; nothing for a tour that is priced by person. */
export function PackageStepper({ view }: { view: ItemView }) {
  const { item, offer, pack } = view
  if (!offer || pack?.type !== 'per_package') return null
  return (
    <Stepper
      label={`${texts.packages}: ${item.tourName}`}
      value={item.packageCount}
      min={1}
      max={999}
      onValue={(count) => changeCart((cart) => repriced(setPackageCount(cart, item.id, count), item.id, offer))}
    />
  )
}
