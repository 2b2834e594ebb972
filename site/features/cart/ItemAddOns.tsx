import { useItemMoney } from './item-money.ts'
import type { ItemView } from './item-view.ts'

/** What was added to an item, with today's prices; as it was chosen while there are none. */
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

/** The add-ons as the cart keeps them; one that an older cart kept without a name can't be shown. */
function chosenAddOns({ item }: ItemView) {
  if (item.kind === 'transfer' || item.kind === 'room') return []
  const addOns = item.kind === 'tour' ? item.addOns : item.addOns.map((addOn) => ({ ...addOn, quantity: 1 }))
  return addOns.filter(({ name }) => name !== '').map((addOn) => ({ ...addOn, price: null }))
}
