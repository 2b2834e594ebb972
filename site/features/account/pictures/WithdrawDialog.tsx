import { call } from '../../../lib/api.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { applyAccountChanges, refreshAccount } from '../profile/store.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { pictureTexts as texts } from './texts.ts'

/** Confirms before withdrawing a document that staff have not accepted. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const { isBusy, pendingAttributes, send } = useAccountRequest()

  const withdraw = () =>
    send(
      () => call('removeIdentityDocument'),
      (result) => {
        // The document may have been accepted meanwhile and can no longer be withdrawn.
        if (result.ok || result.code === 'already_verified') onClose()
        if (!result.ok) {
          if (result.code === 'already_verified') void refreshAccount()
          return toast({ title: texts.error, description: result.message, tone: 'destructive' })
        }
        applyAccountChanges({
          verify_status: 'not_verified',
          verify_reason: null,
          verify_uploaded_at: null,
          has_verify_upload: false,
        })
        toast(texts.withdrawn)
      },
    )

  const footer = (
    <DialogFooter cancelLabel={texts.keep} onCancel={onClose}>
      <button type="button" onClick={() => void withdraw()} aria-disabled={isBusy} className={buttonClass('danger')}>
        {isBusy ? texts.working : texts.withdraw}
      </button>
    </DialogFooter>
  )
  return (
    <Dialog title={texts.withdrawTitle} onClose={onClose} isBusy={isBusy} footer={footer}>
      <p {...pendingAttributes}>{texts.withdrawText}</p>
    </Dialog>
  )
}
