import { useItemMoney } from './item-money.ts'
import type { ItemView } from './item-view.ts'

/** What was added to an item, with today's prices; nothing while there are none. */
export function ItemAddOns({ view }: { view: ItemView }) {
  const money = useItemMoney(view.item)
  const addOns = view.price?.addOns ?? []
  if (addOns.length === 0) return null
  return (
    <ul className="text-ink-soft text-sm tabular-nums">
      {addOns.map(({ id, name, quantity, total }) => (
        <li key={id}>
          {name} × {quantity} · {money(total)}
        </li>
      ))}
    </ul>
  )
}
