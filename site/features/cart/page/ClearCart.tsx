import { useRef, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { changeAndFocus } from '../items/focus.ts'
import { clearCart } from '../model/stored-cart.ts'
import { cartTexts as texts } from '../model/texts.ts'

/** Empties the cart after a confirmation. */
export function ClearCart({ count }: { count: number }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const clear = () => {
    changeAndFocus(opener.current, () => {
      setIsConfirming(false)
      clearCart()
    })
    toast(texts.cleared)
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        onClick={() => setIsConfirming(true)}
        className={`${buttonClass('ghost')} -mr-4`}
      >
        {texts.clear}
      </button>
      {isConfirming && (
        <Dialog
          title={texts.clearTitle}
          onClose={() => setIsConfirming(false)}
          footer={
            <DialogFooter cancelLabel={texts.cancel} onCancel={() => setIsConfirming(false)}>
              <button type="button" onClick={clear} className={buttonClass('danger')}>
                {texts.clear}
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
