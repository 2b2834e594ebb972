import { call } from '../../../lib/api.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { noteAccount, refreshAccount } from '../store.ts'
import { useSending } from '../use-sending.ts'
import { pictureTexts as texts } from './texts.ts'

/** Confirms before withdrawing a document that staff have not accepted. */
export function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const { isBusy, unfinished, send } = useSending()

  const takeBack = () =>
    send(
      () => call('removeIdentityDocument'),
      (answer) => {
        // The document may have been accepted meanwhile and can no longer be withdrawn.
        if (answer.ok || answer.code === 'already_verified') onClose()
        if (!answer.ok) {
          if (answer.code === 'already_verified') void refreshAccount()
          return toast({ title: texts.error, description: answer.message, tone: 'destructive' })
        }
        noteAccount({
          verify_status: 'not_verified',
          verify_reason: null,
          verify_uploaded_at: null,
          has_verify_upload: false,
        })
        toast(texts.takenBack)
      },
    )

  const footer = (
    <DialogFooter leave={texts.keep} onLeave={onClose}>
      <button type="button" onClick={() => void takeBack()} aria-disabled={isBusy} className={buttonClass('danger')}>
        {isBusy ? texts.working : texts.takeBack}
      </button>
    </DialogFooter>
  )
  return (
    <Dialog title={texts.takeBackTitle} onClose={onClose} isBusy={isBusy} footer={footer}>
      <p {...unfinished}>{texts.takeBackText}</p>
    </Dialog>
  )
}
