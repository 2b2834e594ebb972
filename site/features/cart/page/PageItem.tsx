import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { TextLine } from '../../../ui/TextLine.tsx'
import { RentalEditor } from '../editors/RentalEditor.tsx'
import { RoomEditor } from '../editors/RoomEditor.tsx'
import { TourEditor } from '../editors/TourEditor.tsx'
import { TransferEditor } from '../editors/TransferEditor.tsx'
import { CancellationNote } from '../items/CancellationNote.tsx'
import { focusAttributes } from '../items/focus.ts'
import { ItemAddOns, ItemFacts, ItemPicture, QuantityStepper } from '../items/ItemDetails.tsx'
import { ItemNotes } from '../items/ItemNotes.tsx'
import { removeWithUndo } from '../items/remove.ts'
import { durationOf, locationOf } from '../model/facts.ts'
import { type ItemView, type ItemWithOffer, useItemMoney } from '../model/item-view.ts'
import { cartTexts as texts } from '../model/texts.ts'

export function PageItem({ view }: { view: ItemView }) {
  const { item } = view
  const money = useItemMoney(item)
  const removeButton = (
    <button
      type="button"
      aria-label={texts.removeItem(item.productName)}
      onClick={(event) => removeWithUndo(item, event.currentTarget)}
      className={`${buttonClass('ghost')} -mr-4`}
    >
      <Icon name="trash" />
      {texts.remove}
    </button>
  )
  return (
    <li {...focusAttributes.item(item.id)} className="grid grid-cols-1 gap-4 border-mist border-t py-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        {/* With large text, the title wraps below the picture instead of inside words. */}
        <ItemPicture src={item.image} className="h-24 w-32 max-sm:h-18 max-sm:w-24" />
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="font-semibold">
            <bdi>{item.packageTitle}</bdi>
          </p>
          <p className="text-ink-soft text-sm">
            <TextLine parts={[locationOf(item), durationOf(item)]} />
          </p>
          <ItemAddOns view={view} />
        </div>
        {view.price && (
          <p translate="no" className="ml-auto text-right font-semibold text-lg tabular-nums max-sm:w-full">
            {money(view.price.total)}
          </p>
        )}
      </div>
      <ItemNotes view={view} />
      <CancellationNote view={view} />
      <QuantityStepper view={view} />
      <ItemEditor view={view}>{removeButton}</ItemEditor>
    </li>
  )
}

/** Shows only the facts of an item whose offer is not loaded or no longer exists. */
function ItemEditor({ view, children }: { view: ItemWithOffer; children: ReactNode }) {
  if (view.offer === null)
    return (
      <>
        <ItemFacts view={view} />
        <div className="ml-auto">{children}</div>
      </>
    )
  switch (view.kind) {
    case 'tour':
      return (
        <TourEditor item={view.item} offer={view.offer}>
          {children}
        </TourEditor>
      )
    case 'transfer':
      return (
        <TransferEditor item={view.item} offer={view.offer}>
          {children}
        </TransferEditor>
      )
    case 'rental':
      return (
        <RentalEditor item={view.item} offer={view.offer}>
          {children}
        </RentalEditor>
      )
    case 'room':
      return (
        <RoomEditor item={view.item} offer={view.offer}>
          {children}
        </RoomEditor>
      )
  }
}
