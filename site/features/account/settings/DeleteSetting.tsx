import { type FormEvent, useId, useRef, useState } from 'react'
import { type CallFailure, call } from '../../../lib/api.ts'
import { focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { toastOnNextPage } from '../../../ui/toast/toast.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { forgetSession } from '../session/store.ts'
import { CurrentPasswordField, Setting } from './SettingForm.tsx'
import { settingsTexts as texts } from './texts.ts'

export function DeleteSetting({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Setting title={texts.deleteAccount} text={texts.deletionText}>
      <button type="button" onClick={() => setIsOpen(true)} className={buttonClass('secondary')}>
        {texts.deleteAccount}
      </button>
      {isOpen && <DeleteDialog email={email} onClose={() => setIsOpen(false)} />}
    </Setting>
  )
}

/** Scrolls the failure message into view. In a low window, it is below the visible part of the dialog. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function leaveAfterDeletion(): void {
  toastOnNextPage(texts.accountDeleted)
  forgetSession('/')
}

/**
 * Leaves the page if the session has ended after a lost response. Either the server has deleted the account, or another
 * device has ended the session. Only a new sign-in can show which.
 */
function leaveWithUnknownOutcome(): void {
  toastOnNextPage({ ...texts.deletionUnconfirmed, tone: 'destructive' })
  forgetSession(`/auth?redirect=${encodeURIComponent('/dashboard?tab=settings')}`)
}

export function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useFieldErrors({ password })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  /** True if a response was lost, so that the account may have been deleted. */
  const wasResponseLost = useRef(false)
  const handleLostResponse = async () => {
    wasResponseLost.current = true
    const result = await call('session')
    if (result.ok && !result.value.session) leaveWithUnknownOutcome()
  }
  const { isBusy, send } = useAccountRequest(handleLostResponse)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  const requestDeletion = async () => {
    const result = await call('deleteAccount', { body: { password } })
    // `send` would open the sign-in dialog for `not_authenticated`, but the user of a deleted account cannot sign in.
    const isOutcomeUnknown = wasResponseLost.current && !result.ok && result.code === 'not_authenticated'
    return isOutcomeUnknown ? ({ ok: false, code: 'outcome_unknown' } as const) : result
  }

  const showPasswordError = (message: string) => {
    setErrors({ password: message })
    focusFirstError(form.current)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    setErrors({})
    if (!password) return showPasswordError(texts.passwordRequired)
    void send(requestDeletion, (result) => {
      if (result.ok) return leaveAfterDeletion()
      if (result.code === 'outcome_unknown') return leaveWithUnknownOutcome()
      const doesAccountExist = result.code === 'wrong_password' || result.code === 'account_in_use'
      if (doesAccountExist) wasResponseLost.current = false
      if (result.code === 'wrong_password') showPasswordError(result.message)
      else setFailure(result)
    })
  }

  const footer = (
    <DialogFooter cancelLabel={texts.keepAccount} onCancel={onClose}>
      <button type="submit" form={formId} aria-disabled={isBusy} className={buttonClass('danger')}>
        {isBusy ? texts.working : texts.deleteAccount}
      </button>
    </DialogFooter>
  )
  return (
    <Dialog title={texts.deleteAccount} onClose={onClose} isBusy={isBusy} footer={footer}>
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={submit}
        aria-busy={isBusy}
        data-unfinished={password ? '' : undefined}
        className="grid gap-3"
      >
        <p>{texts.deletionText}</p>
        <p>{texts.retainedRecordsText}</p>
        <p>{texts.deletionCondition}</p>
        <p className="font-semibold">{texts.irreversibleHint}</p>
        <CurrentPasswordField
          email={email}
          label={texts.yourPassword}
          value={password}
          onValue={setPassword}
          error={errors.password}
          readOnly={isBusy}
        />
        {failure && (
          <div ref={scrollIntoView} role="alert" className="rounded-sm bg-terracotta-pale p-3 text-terracotta-deep">
            <p>{failure.message}</p>
            {failure.code === 'account_in_use' && (
              <a
                href="/dashboard?tab=bookings"
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {texts.toBookings}
              </a>
            )}
          </div>
        )}
      </form>
    </Dialog>
  )
}
