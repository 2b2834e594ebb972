import { type Account, emailSchema } from '@nusa/shared/account'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { type FieldErrors, focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { buttonClass } from '../../../ui/button.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { showFormToast, toast } from '../../../ui/toast/toast.ts'
import { applyAccountChanges } from '../profile/store.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { CurrentPasswordField, Setting, SettingForm } from './SettingForm.tsx'
import { settingsTexts as texts } from './texts.ts'

/** `newAddress` is null when the user cancels a pending change. */
function validateEmailChange(newAddress: string | null, currentAddress: string, password: string): FieldErrors {
  const errors: FieldErrors = {}
  if (newAddress !== null && !emailSchema.safeParse(newAddress).success) errors.email = texts.emailInvalid
  else if (newAddress?.toLowerCase() === currentAddress.toLowerCase()) errors.email = texts.sameEmail
  if (!password) errors.password = texts.passwordRequired
  return errors
}

/**
 * The current address stays valid until the new address is confirmed. A request with the current address cancels the
 * pending change.
 */
export function EmailSetting({ email, account }: { email: string; account: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isCancellingChange, setIsCancellingChange] = useState(false)
  const [addressInput, setAddressInput] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useFieldErrors({ email: addressInput, password })
  const { isBusy, send } = useAccountRequest()
  const form = useRef<HTMLFormElement>(null)

  const resetAndSetOpen = (willBeOpen: boolean) => {
    setAddressInput('')
    setPassword('')
    setErrors({})
    setIsCancellingChange(false)
    setIsOpen(willBeOpen)
  }
  const openCancellation = () => {
    resetAndSetOpen(true)
    setIsCancellingChange(true)
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
    const requestedAddress = isCancellingChange ? email : addressInput.trim()
    const inputErrors = validateEmailChange(isCancellingChange ? null : requestedAddress, email, password)
    const [firstMessage] = Object.values(inputErrors)
    if (firstMessage) return showErrors(inputErrors, firstMessage)
    setErrors({})
    void send(
      () => call('changeEmail', { body: { email: requestedAddress, password } }),
      (result) => {
        if (!result.ok) {
          const serverErrors = result.code === 'wrong_password' ? { password: result.message } : (result.fields ?? {})
          return showErrors(serverErrors, result.message)
        }
        applyAccountChanges({ pending_email: isCancellingChange ? null : requestedAddress })
        resetAndSetOpen(false)
        if (isCancellingChange)
          toast({ title: texts.emailChangeCancelled, description: texts.emailChangeCancelledText(email) })
        else toast({ title: texts.confirmationSent, description: texts.confirmationSentText(requestedAddress) })
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
            <button type="button" onClick={openCancellation} className={`mt-3 ${buttonClass('secondary')}`}>
              {texts.keepCurrentEmail}
            </button>
          )}
        </div>
      )}
      <SettingForm
        openLabel={texts.changeEmail}
        isOpen={isOpen}
        onOpenChange={resetAndSetOpen}
        form={form}
        isBusy={isBusy}
        onSubmit={save}
      >
        {!isCancellingChange && (
          <TextField
            label={texts.newEmail}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            value={addressInput}
            onValue={setAddressInput}
            readOnly={isBusy}
            error={errors.email}
          />
        )}
        <CurrentPasswordField
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
