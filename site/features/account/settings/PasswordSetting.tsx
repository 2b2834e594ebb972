import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { focusFirstError } from '../../../lib/form.ts'
import { NewPassword, type NewPasswordProblem, newPasswordProblem } from '../../../ui/password/NewPassword.tsx'
import { PasswordField } from '../../../ui/password/PasswordField.tsx'
import { passwordTexts } from '../../../ui/password/texts.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useSending } from '../use-sending.ts'
import { Setting } from './Setting.tsx'
import { SettingForm } from './SettingForm.tsx'
import { settingsTexts as texts } from './texts.ts'
import { UserNameField } from './UserNameField.tsx'

const blank = { current: '', password: '', confirmation: '' }

/** Changes the password in its place; the session of this browser goes on. */
export function PasswordSetting({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [values, setValues] = useState(blank)
  const [wrongCurrent, setWrongCurrent] = useState<string>()
  const [problem, setProblem] = useState<NewPasswordProblem>(null)
  const { isBusy, send } = useSending()
  const form = useRef<HTMLFormElement>(null)

  const open = (isOpen: boolean) => {
    setValues(blank)
    setWrongCurrent(undefined)
    setProblem(null)
    setIsOpen(isOpen)
  }
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [isOpen])

  const refuse = (current: string | undefined, problem: NewPasswordProblem, title: string, description: string) => {
    setWrongCurrent(current)
    setProblem(problem)
    focusFirstError(form.current)
    toast({ title, description, tone: 'destructive' })
  }

  const save = () => {
    const { current, password, confirmation } = values
    if (!current) return refuse(texts.passwordNeeded, null, texts.error, texts.passwordNeeded)
    const wrong = newPasswordProblem(password, confirmation)
    if (wrong) return refuse(undefined, wrong, passwordTexts[wrong].title, passwordTexts[wrong].description)
    setWrongCurrent(undefined)
    setProblem(null)
    void send(
      () => call('changePassword', { body: { current_password: current, password } }),
      (answer) => {
        if (answer.ok) {
          open(false)
          return toast(texts.passwordChanged)
        }
        const current = answer.code === 'wrong_password' ? answer.message : undefined
        refuse(current, answer.fields?.password ? 'requirements' : null, texts.error, answer.message)
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
        <UserNameField email={email} />
        <PasswordField
          label={texts.currentPassword}
          name="current-password"
          autoComplete="current-password"
          value={values.current}
          onValue={(current) => setValues({ ...values, current })}
          error={wrongCurrent}
        />
        <NewPassword
          label={texts.newPassword}
          password={values.password}
          confirmation={values.confirmation}
          onPassword={(password) => setValues({ ...values, password })}
          onConfirmation={(confirmation) => setValues({ ...values, confirmation })}
          problem={problem}
        />
      </SettingForm>
    </Setting>
  )
}
