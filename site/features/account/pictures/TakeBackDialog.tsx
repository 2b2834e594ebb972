import { call } from '../../../lib/api.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { noteAccount, refreshAccount } from '../store.ts'
import { useSending } from '../use-sending.ts'
import { pictureTexts as texts } from './texts.ts'

/** Asks before a document is taken back that staff have not accepted. */
export function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const { isBusy, send } = useSending()

  const takeBack = () =>
    send(
      () => call('removeIdentityDocument'),
      (answer) => {
        if (!answer.ok) toast({ title: texts.error, description: answer.message, tone: 'destructive' })
        // It may have been accepted meanwhile.
        if (!answer.ok) return void refreshAccount()
        noteAccount({
          verify_status: 'not_verified',
          verify_reason: null,
          verify_uploaded_at: null,
          has_verify_upload: false,
        })
        toast(texts.takenBack)
        onClose()
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
      <p>{texts.takeBackText}</p>
    </Dialog>
  )
}
