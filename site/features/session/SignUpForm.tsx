import { signUpSchema } from '@nusa/shared/account'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { type FieldErrors, fieldErrors, focusFirstError } from '../../lib/form.ts'
import { buttonClass } from '../../ui/button.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import { NewPassword, type NewPasswordProblem, newPasswordProblem } from '../../ui/password/NewPassword.tsx'
import { passwordTexts } from '../../ui/password/texts.ts'
import { toast } from '../../ui/toast/toast.ts'
import { EmailField } from './EmailField.tsx'
import { sessionTexts } from './texts.ts'

interface Props {
  email: string
  onEmail: (email: string) => void
  onSignedUp: () => void
  /** Where the mailed link leads back to. */
  redirect?: string
}

export function SignUpForm({ email, onEmail, onSignedUp, redirect }: Props) {
  const [fullName, setFullName] = useState('')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<NewPasswordProblem>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const fail = (message: { title: string; description: string }) => {
    toast({ ...message, tone: 'destructive' })
    focusFirstError(form.current)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const body = { full_name: fullName, username, email: email.trim(), password, redirect }
    const { password: _, ...wrong } = fieldErrors(signUpSchema, body)
    if (wrong.email) wrong.email = sessionTexts.emailWrong
    const wrongPassword = newPasswordProblem(password, confirmation)
    setErrors(wrong)
    setProblem(wrongPassword)
    if (wrongPassword) return fail(passwordTexts[wrongPassword])
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    setIsBusy(true)
    const answer = await call('signUp', { body })
    setIsBusy(false)
    if (answer.ok) {
      toast(sessionTexts.created)
      onSignedUp()
      return
    }
    setErrors(answer.fields ?? {})
    if (answer.code === 'internal' || answer.code === 'bad_answer')
      return fail({ title: sessionTexts.error, description: sessionTexts.unexpected })
    fail({ title: sessionTexts.signupError, description: answer.message })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={sessionTexts.fullName}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        value={fullName}
        onValue={setFullName}
        error={errors.full_name}
      />
      <TextField
        label={sessionTexts.username}
        name="nickname"
        autoComplete="nickname"
        autoCapitalize="none"
        required
        maxLength={60}
        value={username}
        onValue={setUsername}
        error={errors.username}
      />
      <EmailField value={email} onValue={onEmail} error={errors.email} />
      <NewPassword
        label={sessionTexts.password}
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
        problem={problem}
      />
      <button type="submit" aria-disabled={isBusy} className={`${buttonClass('primary')} w-full`}>
        {isBusy ? sessionTexts.working : sessionTexts.createAccount}
      </button>
    </form>
  )
}
