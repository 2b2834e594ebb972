import { type Account, emailSchema } from '@nusa/shared/account'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { type FieldErrors, focusFirstError } from '../../../lib/form.ts'
import { useFieldErrors } from '../../../lib/use-field-errors.ts'
import { buttonClass } from '../../../ui/button.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { showFormToast, toast } from '../../../ui/toast/toast.ts'
import { noteAccount } from '../store.ts'
import { useSending } from '../use-sending.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { Setting } from './Setting.tsx'
import { SettingForm } from './SettingForm.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Validates the input before it is sent; `address` is null when a pending change is cancelled. */
function emailErrors(address: string | null, old: string, password: string): FieldErrors {
  const errors: FieldErrors = {}
  if (address !== null && !emailSchema.safeParse(address).success) errors.email = texts.emailWrong
  else if (address?.toLowerCase() === old.toLowerCase()) errors.email = texts.emailSame
  if (!password) errors.password = texts.passwordNeeded
  return errors
}

/**
 * Requests a change of the email address. The old one stays valid until the new one is confirmed; requesting the old
 * one cancels the change.
 */
export function EmailSetting({ email, account }: { email: string; account: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isCallingOff, setIsCallingOff] = useState(false)
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useFieldErrors({ email: address, password })
  const { isBusy, send } = useSending()
  const form = useRef<HTMLFormElement>(null)

  const open = (isOpen: boolean, isCallingOff = false) => {
    setAddress('')
    setPassword('')
    setErrors({})
    setIsCallingOff(isCallingOff)
    setIsOpen(isOpen)
  }
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [isOpen])

  const refuse = (errors: FieldErrors, description: string) => {
    setErrors(errors)
    focusFirstError(form.current)
    showFormToast(form.current, { title: texts.error, description })
  }

  const save = () => {
    const wanted = isCallingOff ? email : address.trim()
    const wrong = emailErrors(isCallingOff ? null : wanted, email, password)
    const [first] = Object.values(wrong)
    if (first) return refuse(wrong, first)
    setErrors({})
    void send(
      () => call('changeEmail', { body: { email: wanted, password } }),
      (answer) => {
        if (!answer.ok) {
          const fields = answer.code === 'wrong_password' ? { password: answer.message } : (answer.fields ?? {})
          return refuse(fields, answer.message)
        }
        noteAccount({ pending_email: isCallingOff ? null : wanted })
        open(false)
        if (isCallingOff) toast({ title: texts.emailCalledOff, description: texts.emailCalledOffText(email) })
        else toast({ title: texts.emailSent, description: texts.emailSentText(wanted) })
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
              {texts.callEmailOff}
            </button>
          )}
        </div>
      )}
      <SettingForm opener={texts.changeEmail} isOpen={isOpen} onOpen={open} form={form} isBusy={isBusy} onSubmit={save}>
        {!isCallingOff && (
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
