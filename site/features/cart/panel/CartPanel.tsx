import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { mountDialog } from '../../../ui/dialog/mount.tsx'
import { useClosingOnLeave } from '../../../ui/dialog/use-closing-on-leave.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { CancellationNote } from '../items/CancellationNote.tsx'
import { CartAmounts, CartNotStoredNote } from '../items/CartAmounts.tsx'
import { CheckoutLink } from '../items/CheckoutLink.tsx'
import { focusAttributes } from '../items/focus.ts'
import { ItemAddOns, ItemFacts, ItemPicture, ItemTitle, QuantityStepper } from '../items/ItemDetails.tsx'
import { ItemNotes } from '../items/ItemNotes.tsx'
import { removeWithUndo } from '../items/remove.ts'
import { type ItemView, useItemMoney } from '../model/item-view.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { useCartView } from '../model/use-cart-view.ts'

export function CartPanel({ onClose }: { onClose: () => void }) {
  const view = useCartView()
  useClosingOnLeave(onClose)
  const count = view.items.length
  const badge = count > 0 && (
    <span className="ml-3 inline-grid h-6 min-w-6 place-items-center rounded-full bg-jungle px-2 align-middle font-sans font-semibold text-sm text-white">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{texts.itemCount(count)}</span>
    </span>
  )
  return (
    <Dialog
      title={texts.panelTitle}
      position="right"
      onClose={onClose}
      badge={badge}
      footer={
        count > 0 && (
          <div className="grid gap-3">
            <CartNotStoredNote />
            <CartAmounts view={view} />
            <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
              <a href="/cart" className={buttonClass('secondary')}>
                {texts.viewCart}
              </a>
              <CheckoutLink view={view} />
            </div>
            <p className="flex items-center justify-center gap-2 text-ink-soft text-sm">
              <Icon name="lock" className="size-4" />
              {texts.securePayment}
            </p>
          </div>
        )
      }
    >
      <div {...focusAttributes.cart} className="contents">
        {count > 0 ? (
          <ul>
            {view.items.map((itemView) => (
              <PanelItem key={itemView.item.id} view={itemView} />
            ))}
          </ul>
        ) : (
          <div className="grid h-full place-content-center justify-items-center gap-2 py-12 text-center">
            <Icon name="bag" className="size-10 text-jungle" />
            <p className="font-display text-xl">{texts.empty}</p>
            <p className="text-ink-soft">{texts.emptyHint}</p>
            <a href="/tours" {...focusAttributes.empty} className={`${buttonClass('primary')} mt-4`}>
              {texts.browseTours}
            </a>
          </div>
        )}
      </div>
    </Dialog>
  )
}

export function mountCartPanel(): void {
  mountDialog((close) => <CartPanel onClose={close} />)
}

function PanelItem({ view }: { view: ItemView }) {
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
          aria-label={texts.removeItem(item.productName)}
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
