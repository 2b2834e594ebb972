import { useStore } from '@nanostores/react'
import { signInSchema } from '@nusa/shared/account'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { type FieldErrors, findFieldErrors, focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { buttonClass } from '../../../ui/button.ts'
import { PasswordField } from '../../../ui/password/PasswordField.tsx'
import { type FormMessage, toast } from '../../../ui/toast/toast.ts'
import { useFormToast } from '../../../ui/toast/use-form-toast.ts'
import { signIn } from '../session/store.ts'
import { $authInput } from './auth-input.ts'
import { EmailField } from './EmailField.tsx'
import { sessionTexts } from './texts.ts'
import { unexpectedFailureMessage } from './unexpected-failure.ts'

interface Props {
  password: string
  onPassword: (password: string) => void
  onSignedIn: () => void
  onForgotPassword: () => void
}

const linkClass = 'min-h-11 cursor-pointer justify-self-start text-jungle text-sm underline underline-offset-4'

export function SignInForm({ password, onPassword, onSignedIn, onForgotPassword }: Props) {
  const { email } = useStore($authInput)
  const [errors, setErrors] = useFieldErrors({ email, password })
  const [isBusy, setIsBusy] = useState(false)
  const [hasRejectedCredentials, setHasRejectedCredentials] = useState(false)
  const [areCookiesBlocked, setAreCookiesBlocked] = useState(false)
  const [isResending, setIsResending] = useState(false)
  const { form, showError } = useFormToast()

  const showFailure = (message: FormMessage, fields: FieldErrors = {}) => {
    setErrors(fields)
    showError(message)
    focusFirstError(form.current)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const credentials = { email: email.trim(), password }
    const invalidFields = findFieldErrors(signInSchema, credentials)
    const firstMessage = Object.values(invalidFields)[0]
    if (firstMessage) return showFailure({ title: sessionTexts.loginError, description: firstMessage }, invalidFields)
    setErrors({})
    setAreCookiesBlocked(false)
    setIsBusy(true)
    const result = await signIn(credentials)
    setIsBusy(false)
    if (result === 'cookies-blocked') return setAreCookiesBlocked(true)
    if (result.ok) return onSignedIn()
    const areCredentialsInvalid = result.code === 'invalid_credentials'
    setHasRejectedCredentials(areCredentialsInvalid)
    const rejection = { title: sessionTexts.loginError, description: result.message }
    showFailure(
      unexpectedFailureMessage(result) ?? rejection,
      areCredentialsInvalid ? { password: result.message } : result.fields,
    )
  }

  const resendVerification = async () => {
    if (isResending) return
    setIsResending(true)
    await requestVerificationLink(email)
    setIsResending(false)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      data-unfinished={email || password ? '' : undefined}
      className="grid gap-4"
    >
      <EmailField error={errors.email} readOnly={isBusy} />
      <PasswordField
        label={sessionTexts.password}
        autoComplete="current-password"
        value={password}
        onValue={onPassword}
        readOnly={isBusy}
        error={errors.password}
      />
      <button type="button" onClick={onForgotPassword} className={linkClass}>
        {sessionTexts.forgotPassword}
      </button>
      {hasRejectedCredentials && (
        <button
          type="button"
          onClick={() => void resendVerification()}
          aria-disabled={isResending}
          className={linkClass}
        >
          {isResending ? sessionTexts.working : sessionTexts.sendNewVerification}
        </button>
      )}
      {areCookiesBlocked && (
        <div role="alert" className="rounded-md border border-terracotta border-l-4 bg-white p-3 pl-4">
          <p className="font-semibold">{sessionTexts.cookiesBlocked.title}</p>
          <p className="mt-0.5 text-ink-soft text-sm">{sessionTexts.cookiesBlocked.description}</p>
        </div>
      )}
      <button type="submit" aria-disabled={isBusy} className={`${buttonClass('primary')} w-full`}>
        {isBusy ? sessionTexts.working : sessionTexts.signIn}
      </button>
    </form>
  )
}

/** The response does not reveal whether an account with this address exists. */
async function requestVerificationLink(email: string): Promise<void> {
  const result = await call('resendVerification', { body: { email: email.trim() } })
  if (result.ok) toast({ title: sessionTexts.newLinkSent, description: sessionTexts.newLinkSentText })
  else toast({ title: sessionTexts.error, description: result.message, tone: 'destructive' })
}
