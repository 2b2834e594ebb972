import { useStore } from '@nanostores/react'
import { signUpSchema } from '@nusa/shared/account'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { findFieldErrors, focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { buttonClass } from '../../../ui/button.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { LegalNote } from '../../../ui/LegalNote.tsx'
import { NewPassword } from '../../../ui/password/NewPassword.tsx'
import { passwordTexts } from '../../../ui/password/texts.ts'
import type { NewPasswordState } from '../../../ui/password/use-new-password.ts'
import { type FormMessage, toast } from '../../../ui/toast/toast.ts'
import { useFormToast } from '../../../ui/toast/use-form-toast.ts'
import { $authInput, updateAuthInput } from './auth-input.ts'
import { EmailField } from './EmailField.tsx'
import { sessionTexts } from './texts.ts'
import { unexpectedFailureMessage } from './unexpected-failure.ts'

interface Props {
  newPassword: NewPasswordState
  onSignedUp: () => void
  /** Where the link in the sign-up email leads. */
  redirect?: string
}

export function SignUpForm({ newPassword, onSignedUp, redirect }: Props) {
  const { email, fullName, username } = useStore($authInput)
  const { password, confirmation } = newPassword
  const [errors, setErrors] = useFieldErrors({ email, full_name: fullName, username })
  const isUnfinished = [email, fullName, username, password, confirmation].some(Boolean)
  const [isBusy, setIsBusy] = useState(false)
  const { form, showError } = useFormToast()

  const showFailure = (message: FormMessage) => {
    showError(message)
    focusFirstError(form.current)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const body = { full_name: fullName, username, email: email.trim(), password, redirect }
    // `newPassword.check` validates the password.
    const { password: _, ...invalidFields } = findFieldErrors(signUpSchema, body)
    if (invalidFields.email) invalidFields.email = sessionTexts.emailInvalid
    const passwordProblem = newPassword.check()
    setErrors(invalidFields)
    if (passwordProblem) return showFailure(passwordTexts[passwordProblem])
    if (Object.keys(invalidFields).length > 0) return focusFirstError(form.current)
    setIsBusy(true)
    const result = await call('signUp', { body })
    setIsBusy(false)
    if (result.ok) {
      toast(sessionTexts.accountCreated)
      newPassword.clear()
      updateAuthInput({ fullName: '', username: '' })
      return onSignedUp()
    }
    setErrors(result.fields ?? {})
    if (result.code === 'guessable_password') newPassword.reject('guessable')
    showFailure(unexpectedFailureMessage(result) ?? { title: sessionTexts.signupError, description: result.message })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      data-unfinished={isUnfinished ? '' : undefined}
      className="grid gap-4"
    >
      <TextField
        label={sessionTexts.fullName}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        value={fullName}
        onValue={(fullName) => updateAuthInput({ fullName })}
        readOnly={isBusy}
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
        onValue={(username) => updateAuthInput({ username })}
        readOnly={isBusy}
        error={errors.username}
      />
      <EmailField error={errors.email} readOnly={isBusy} />
      <NewPassword label={sessionTexts.password} state={newPassword} readOnly={isBusy} />
      <button type="submit" aria-disabled={isBusy} className={`${buttonClass('primary')} w-full`}>
        {isBusy ? sessionTexts.working : sessionTexts.createAccount}
      </button>
      <LegalNote text={sessionTexts.agreeBySigningUp} conjunction={sessionTexts.and} pages={['terms', 'privacy']} />
    </form>
  )
}
