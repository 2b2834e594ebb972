import { Icon } from '../../../ui/icons/Icon.tsx'
import { ItemFacts } from '../editors/ItemFacts.tsx'
import { CancellationNote } from '../items/CancellationNote.tsx'
import { focusAttributes } from '../items/focus.ts'
import { ItemAddOns } from '../items/ItemAddOns.tsx'
import { ItemNotes } from '../items/ItemNotes.tsx'
import { ItemPicture } from '../items/ItemPicture.tsx'
import { ItemTitle } from '../items/ItemTitle.tsx'
import { QuantityStepper } from '../items/QuantityStepper.tsx'
import { removeWithUndo } from '../items/remove.ts'
import { useItemMoney } from '../model/item-money.ts'
import type { ItemView } from '../model/item-view.ts'
import { cartTexts as texts } from '../model/texts.ts'

/** One item of the cart panel. */
export function PanelItem({ view }: { view: ItemView }) {
  const { item } = view
  const money = useItemMoney(item)
  return (
    <li
      {...focusAttributes.item(item.id)}
      className="grid grid-cols-1 gap-3 border-mist border-b py-4 first:pt-0 last:border-0"
    >
      <div className="flex flex-wrap gap-3">
        <ItemPicture src={item.image} className="size-18" />
        <div className="min-w-0 flex-[1_1_6rem]">
          <p className="font-semibold leading-snug">
            <ItemTitle view={view} />
          </p>
          <p className="text-sm">
            <bdi>{item.packageTitle}</bdi>
          </p>
          <ItemFacts view={view} />
          <ItemAddOns view={view} />
        </div>
        <button
          type="button"
          aria-label={texts.removeItem(item.tourName)}
          onClick={(event) => removeWithUndo(item, event.currentTarget)}
          className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-soft hover:bg-mist hover:text-terracotta"
        >
          <Icon name="trash" />
        </button>
      </div>
      <ItemNotes view={view} />
      <CancellationNote view={view} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <QuantityStepper view={view} />
        {view.price && (
          <p translate="no" className="ml-auto font-semibold tabular-nums">
            {money(view.price.total)}
          </p>
        )}
      </div>
    </li>
  )
}
