import { type Account, emailSchema } from '@nusa/shared/account'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { type FieldErrors, focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { buttonClass } from '../../../ui/button.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { showFormToast, toast } from '../../../ui/toast/toast.ts'
import { applyAccountChanges } from '../profile/store.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { CurrentPassword, Setting, SettingForm } from './SettingForm.tsx'
import { settingsTexts as texts } from './texts.ts'

/** `address` is null when a pending change is cancelled. */
function emailErrors(address: string | null, old: string, password: string): FieldErrors {
  const errors: FieldErrors = {}
  if (address !== null && !emailSchema.safeParse(address).success) errors.email = texts.emailInvalid
  else if (address?.toLowerCase() === old.toLowerCase()) errors.email = texts.emailSame
  if (!password) errors.password = texts.passwordRequired
  return errors
}

/** The old address stays valid until the new address is confirmed. A request for the old address cancels the change. */
export function EmailSetting({ email, account }: { email: string; account: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useFieldErrors({ email: address, password })
  const { isBusy, send } = useAccountRequest()
  const form = useRef<HTMLFormElement>(null)

  const open = (isOpen: boolean, isCancelling = false) => {
    setAddress('')
    setPassword('')
    setErrors({})
    setIsCancelling(isCancelling)
    setIsOpen(isOpen)
  }
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [isOpen])

  const showErrors = (errors: FieldErrors, description: string) => {
    setErrors(errors)
    focusFirstError(form.current)
    showFormToast(form.current, { title: texts.error, description })
  }

  const save = () => {
    const newAddress = isCancelling ? email : address.trim()
    const invalid = emailErrors(isCancelling ? null : newAddress, email, password)
    const [firstMessage] = Object.values(invalid)
    if (firstMessage) return showErrors(invalid, firstMessage)
    setErrors({})
    void send(
      () => call('changeEmail', { body: { email: newAddress, password } }),
      (result) => {
        if (!result.ok) {
          const fields = result.code === 'wrong_password' ? { password: result.message } : (result.fields ?? {})
          return showErrors(fields, result.message)
        }
        applyAccountChanges({ pending_email: isCancelling ? null : newAddress })
        open(false)
        if (isCancelling)
          toast({ title: texts.emailChangeCancelled, description: texts.emailChangeCancelledText(email) })
        else toast({ title: texts.emailSent, description: texts.emailSentText(newAddress) })
      },
    )
  }

  return (
    <Setting title={texts.email} text={texts.emailText}>
      <p className="mb-3 break-words font-medium">{email}</p>
      {account.pending_email && (
        <div className="mb-3 rounded-sm bg-marigold-pale p-3">
          <p>{texts.emailPending(account.pending_email)}</p>
          {!isOpen && (
            <button type="button" onClick={() => open(true, true)} className={`mt-3 ${buttonClass('secondary')}`}>
              {texts.keepCurrentEmail}
            </button>
          )}
        </div>
      )}
      <SettingForm
        openLabel={texts.changeEmail}
        isOpen={isOpen}
        onOpenChange={open}
        form={form}
        isBusy={isBusy}
        onSubmit={save}
      >
        {!isCancelling && (
          <TextField
            label={texts.newEmail}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            value={address}
            onValue={setAddress}
            readOnly={isBusy}
            error={errors.email}
          />
        )}
        <CurrentPassword
          email={email}
          label={texts.yourPassword}
          value={password}
          onValue={setPassword}
          error={errors.password}
          readOnly={isBusy}
        />
      </SettingForm>
    </Setting>
  )
}
