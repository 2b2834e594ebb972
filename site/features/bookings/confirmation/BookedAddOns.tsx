import type { BookingView } from '@nusa/shared/booking'

interface Props {
  addOns: BookingView['unit_price']['addOns']
  money: (amount: number) => string
}

export function BookedAddOns({ addOns, money }: Props) {
  if (addOns.length === 0) return null
  return (
    <ul className="mt-2 text-ink-soft text-sm tabular-nums">
      {addOns.map((addOn) => (
        <li key={addOn.id}>
          <bdi>{addOn.name}</bdi> × {addOn.quantity} · {money(addOn.total)}
        </li>
      ))}
    </ul>
  )
}
