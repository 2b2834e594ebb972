import { useEffect, useRef, useState } from 'react'
import { call, isUnheard } from '../../../lib/api.ts'
import { type FieldErrors, focusFirstError } from '../../../lib/form.ts'
import { useFieldErrors } from '../../../lib/use-field-errors.ts'
import { NewPassword } from '../../../ui/password/NewPassword.tsx'
import { passwordTexts } from '../../../ui/password/texts.ts'
import { useNewPassword } from '../../../ui/password/use-new-password.ts'
import { showFormToast, toast } from '../../../ui/toast/toast.ts'
import { useSending } from '../use-sending.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { Setting } from './Setting.tsx'
import { SettingForm } from './SettingForm.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Changes the password in an inline form. The session of this browser continues. */
export function PasswordSetting({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [current, setCurrent] = useState('')
  const newPassword = useNewPassword()
  const [errors, setErrors] = useFieldErrors({ current })
  const { isBusy, send } = useSending()
  /** Whether the response to a change was lost: the password may have changed. */
  const wasUnheard = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const open = (isOpen: boolean) => {
    setCurrent('')
    setErrors({})
    newPassword.clear()
    setIsOpen(isOpen)
  }
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [isOpen])

  const refuse = (errors: FieldErrors, title: string, description: string) => {
    setErrors(errors)
    focusFirstError(form.current)
    showFormToast(form.current, { title, description })
  }

  const save = () => {
    const { password } = newPassword
    if (!current) return refuse({ current: texts.passwordNeeded }, texts.error, texts.passwordNeeded)
    const wrong = newPassword.check()
    if (wrong) return refuse({}, passwordTexts[wrong].title, passwordTexts[wrong].description)
    setErrors({})
    void send(
      () => call('changePassword', { body: { current_password: current, password } }),
      (answer) => {
        if (answer.ok) {
          wasUnheard.current = false
          open(false)
          return toast(texts.passwordChanged)
        }
        wasUnheard.current ||= isUnheard(answer)
        if (answer.code === 'guessable_password') newPassword.refuse('guessable')
        else if (answer.fields?.password) newPassword.refuse('requirements')
        const isWrong = answer.code === 'wrong_password'
        const said = isWrong && wasUnheard.current ? texts.passwordMaybeSaved : answer.message
        refuse(isWrong ? { current: said } : {}, texts.error, said)
      },
    )
  }

  return (
    <Setting title={texts.password} text={texts.passwordText}>
      <SettingForm
        opener={texts.changePassword}
        isOpen={isOpen}
        onOpen={open}
        form={form}
        isBusy={isBusy}
        onSubmit={save}
      >
        <CurrentPassword
          email={email}
          label={texts.currentPassword}
          name="current-password"
          value={current}
          onValue={setCurrent}
          error={errors.current}
          readOnly={isBusy}
        />
        <NewPassword label={texts.newPassword} state={newPassword} readOnly={isBusy} />
      </SettingForm>
    </Setting>
  )
}
