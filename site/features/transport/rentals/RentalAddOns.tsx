import type { RentalOffer } from '@nusa/shared/catalog'
import { useMoney } from '../../currency/index.ts'
import { transportTexts as texts } from '../texts.ts'

interface Props {
  addOns: RentalOffer['add_ons']
  chosenIds: readonly string[]
  onToggle: (id: string) => void
}

/** Prices are for the whole rental. */
export function RentalAddOns({ addOns, chosenIds, onToggle }: Props) {
  const money = useMoney()
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{texts.addOns}</legend>
      <p className="text-ink-soft text-sm">{texts.addOnsText}</p>
      <div className="mt-1 divide-y divide-mist">
        {addOns.map(({ id, name, price }) => (
          <label key={id} className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2">
            <input
              type="checkbox"
              name="add-on"
              value={id}
              checked={chosenIds.includes(id)}
              onChange={() => onToggle(id)}
              className="size-5 shrink-0 accent-jungle"
            />
            <span className="min-w-[min(6rem,50%)] flex-1">{name}</span>
            <span className="ml-auto font-semibold tabular-nums">{price > 0 ? money(price) : texts.free}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
