import { useItemMoney } from '../model/item-money.ts'
import type { ItemView } from '../model/item-view.ts'

/** The add-ons of an item with today's prices; without prices while those are unknown. */
export function ItemAddOns({ view }: { view: ItemView }) {
  const money = useItemMoney(view.item)
  const addOns =
    view.price?.addOns.map(({ total, ...addOn }) => ({ ...addOn, price: money(total) })) ?? chosenAddOns(view)
  if (addOns.length === 0) return null
  return (
    <ul className="text-ink-soft text-sm tabular-nums">
      {addOns.map(({ id, name, quantity, price }) => (
        <li key={id}>
          <bdi>{name}</bdi> × {quantity}
          {price && ` · ${price}`}
        </li>
      ))}
    </ul>
  )
}

/** Returns the add-ons stored in the cart, except those that an older cart stored without a name. */
function chosenAddOns({ item }: ItemView) {
  if (item.kind === 'transfer' || item.kind === 'room') return []
  const addOns = item.kind === 'tour' ? item.addOns : item.addOns.map((addOn) => ({ ...addOn, quantity: 1 }))
  return addOns.filter(({ name }) => name !== '').map((addOn) => ({ ...addOn, price: null }))
}
