import { groupByTourAndDate, groupByTourPackageAndDate } from '@nusa/shared/cart'
import { formatDate } from '@nusa/shared/dates'
import { useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { CartAmounts, CartNotStoredNote } from '../items/CartAmounts.tsx'
import { CheckoutLink } from '../items/CheckoutLink.tsx'
import { changeAndFocus, focusAttributes } from '../items/focus.ts'
import { ItemTitle } from '../items/ItemDetails.tsx'
import type { ItemView } from '../model/item-view.ts'
import { clearCart } from '../model/stored-cart.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { useCartView } from '../model/use-cart-view.ts'
import type { CartView } from '../model/view-cart.ts'
import { PageItem } from './PageItem.tsx'

export function CartPage() {
  const view = useCartView()
  return <div {...focusAttributes.cart}>{view.items.length > 0 ? <FilledCart view={view} /> : <EmptyCart />}</div>
}

function FilledCart({ view }: { view: CartView }) {
  const count = view.items.length
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="min-w-0">
        <ItemGroups view={view} />
        <div className="mt-6 flex flex-wrap justify-between gap-3 border-mist border-t pt-4">
          <a href="/tours" className={`${buttonClass('ghost')} -ml-4`}>
            {texts.continueShopping}
          </a>
          <ClearCart count={count} />
        </div>
      </div>
      <aside className="grid grid-cols-1 gap-4 rounded-md border border-mist-deep bg-white p-5 lg:sticky lg:top-24">
        <h2 className="font-display text-xl">{texts.summary}</h2>
        <p className="text-ink-soft">{texts.itemCount(count)}</p>
        <CartNotStoredNote />
        <CartAmounts view={view} />
        <CheckoutLink view={view} className="w-full" />
        <p className="flex items-center justify-center gap-2 text-ink-soft text-sm">
          <Icon name="lock" className="size-4" />
          {texts.securePayment}
        </p>
      </aside>
    </div>
  )
}

function ItemGroups({ view }: { view: CartView }) {
  const viewById = new Map(view.items.map((itemView) => [itemView.item.id, itemView]))
  // Within a group, the items of one package are adjacent.
  const packageGroups = groupByTourPackageAndDate(view.items.map(({ item }) => item))
  const groups = groupByTourAndDate(packageGroups.flatMap(({ items }) => items))
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups.map(({ key, items }) => (
        <ItemGroup
          key={key}
          views={items.map(({ id }) => viewById.get(id)).filter((itemView) => itemView !== undefined)}
        />
      ))}
    </div>
  )
}

function ItemGroup({ views }: { views: ItemView[] }) {
  const [firstView] = views
  if (!firstView) return null
  return (
    <section>
      <h2 className="font-display text-xl leading-tight">
        <ItemTitle view={firstView} />
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{formatDate(firstView.item.date)}</p>
      <ul>
        {views.map((view) => (
          <PageItem key={view.item.id} view={view} />
        ))}
      </ul>
    </section>
  )
}

function EmptyCart() {
  return (
    <div className="grid min-h-96 place-content-center justify-items-center gap-3 text-center">
      <Icon name="bag" className="size-12 text-jungle" />
      <p className="font-display text-2xl">{texts.empty}</p>
      <p className="text-ink-soft">{texts.emptyHint}</p>
      <a href="/tours" {...focusAttributes.empty} className={`${buttonClass('primary')} mt-3`}>
        {texts.browseTours}
      </a>
    </div>
  )
}

function ClearCart({ count }: { count: number }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const clearButton = useRef<HTMLButtonElement>(null)
  const clear = () => {
    changeAndFocus(clearButton.current, () => {
      setIsConfirming(false)
      clearCart()
    })
    toast(texts.cartCleared)
  }
  return (
    <>
      <button
        ref={clearButton}
        type="button"
        onClick={() => setIsConfirming(true)}
        className={`${buttonClass('ghost')} -mr-4`}
      >
        {texts.clearCart}
      </button>
      {isConfirming && (
        <Dialog
          title={texts.clearTitle}
          onClose={() => setIsConfirming(false)}
          footer={
            <DialogFooter cancelLabel={texts.cancel} onCancel={() => setIsConfirming(false)}>
              <button type="button" onClick={clear} className={buttonClass('danger')}>
                {texts.clearCart}
              </button>
            </DialogFooter>
          }
        >
          <p>{texts.clearText(count)}</p>
        </Dialog>
      )}
    </>
  )
}
