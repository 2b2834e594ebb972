import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useClosingOnLeave } from '../../../ui/dialog/use-closing-on-leave.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { CartAmounts } from '../items/CartAmounts.tsx'
import { CartNotStoredNote } from '../items/CartNotStoredNote.tsx'
import { CheckoutLink } from '../items/CheckoutLink.tsx'
import { focusAttributes } from '../items/focus.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { useCartView } from '../model/use-cart-view.ts'
import { PanelItem } from './PanelItem.tsx'

/** The cart panel at the side of the page. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const view = useCartView()
  useClosingOnLeave(onClose)
  const count = view.items.length
  const badge = count > 0 && (
    <span className="ml-3 inline-grid h-6 min-w-6 place-items-center rounded-full bg-jungle px-2 align-middle font-sans font-semibold text-sm text-white">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{texts.items(count)}</span>
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
              {texts.secure}
            </p>
          </div>
        )
      }
    >
      <div {...focusAttributes.cart} className="contents">
        {count > 0 ? (
          <ul>
            {view.items.map((item) => (
              <PanelItem key={item.item.id} view={item} />
            ))}
          </ul>
        ) : (
          <div className="grid h-full place-content-center justify-items-center gap-2 py-12 text-center">
            <Icon name="bag" className="size-10 text-jungle" />
            <p className="font-display text-xl">{texts.empty}</p>
            <p className="text-ink-soft">{texts.emptyHint}</p>
            <a href="/tours" {...focusAttributes.empty} className={`${buttonClass('primary')} mt-4`}>
              {texts.browse}
            </a>
          </div>
        )}
      </div>
    </Dialog>
  )
}
