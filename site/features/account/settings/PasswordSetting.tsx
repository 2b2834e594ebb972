import { useEffect, useRef, useState } from 'react'
import { type CallFailure, call, mayHaveSucceeded } from '../../../lib/api.ts'
import { type FieldErrors, focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { NewPassword } from '../../../ui/password/NewPassword.tsx'
import { passwordTexts } from '../../../ui/password/texts.ts'
import { useNewPassword } from '../../../ui/password/use-new-password.ts'
import { showFormToast, toast } from '../../../ui/toast/toast.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { CurrentPasswordField, Setting, SettingForm } from './SettingForm.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Changing the password does not end the session of this browser. */
export function PasswordSetting({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [currentPassword, setCurrentPassword] = useState('')
  const newPassword = useNewPassword()
  const [errors, setErrors] = useFieldErrors({ currentPassword })
  const { isBusy, send } = useAccountRequest()
  /** True if the response to a change was lost, so that the password may have changed. */
  const wasResponseLost = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const resetAndSetOpen = (willBeOpen: boolean) => {
    setCurrentPassword('')
    setErrors({})
    newPassword.clear()
    setIsOpen(willBeOpen)
  }
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [isOpen])

  const showErrors = (errors: FieldErrors, title: string, description: string) => {
    setErrors(errors)
    focusFirstError(form.current)
    showFormToast(form.current, { title, description })
  }

  const handleFailure = (failure: CallFailure) => {
    wasResponseLost.current ||= mayHaveSucceeded(failure)
    if (failure.code === 'guessable_password') newPassword.reject('guessable')
    else if (failure.fields?.password) newPassword.reject('requirements')
    if (failure.code !== 'wrong_password') return showErrors({}, texts.error, failure.message)
    const message = wasResponseLost.current ? texts.passwordMaybeSaved : failure.message
    showErrors({ currentPassword: message }, texts.error, message)
  }

  const save = () => {
    const { password } = newPassword
    if (!currentPassword)
      return showErrors({ currentPassword: texts.passwordRequired }, texts.error, texts.passwordRequired)
    const passwordProblem = newPassword.check()
    if (passwordProblem) {
      const { title, description } = passwordTexts[passwordProblem]
      return showErrors({}, title, description)
    }
    setErrors({})
    void send(
      () => call('changePassword', { body: { current_password: currentPassword, password } }),
      (result) => {
        if (!result.ok) return handleFailure(result)
        wasResponseLost.current = false
        resetAndSetOpen(false)
        toast(texts.passwordChanged)
      },
    )
  }

  return (
    <Setting title={texts.password} text={texts.passwordText}>
      <SettingForm
        openLabel={texts.changePassword}
        isOpen={isOpen}
        onOpenChange={resetAndSetOpen}
        form={form}
        isBusy={isBusy}
        onSubmit={save}
      >
        <CurrentPasswordField
          email={email}
          label={texts.currentPassword}
          name="current-password"
          value={currentPassword}
          onValue={setCurrentPassword}
          error={errors.currentPassword}
          readOnly={isBusy}
        />
        <NewPassword label={texts.newPassword} state={newPassword} readOnly={isBusy} />
      </SettingForm>
    </Setting>
  )
}
