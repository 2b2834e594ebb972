import { useStore } from '@nanostores/react'
import { forgotPasswordSchema } from '@nusa/shared/account'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { ignoreRestOfPointerGesture } from '../../../lib/gesture.ts'
import { buttonClass } from '../../../ui/button.ts'
import { useNewPassword } from '../../../ui/password/use-new-password.ts'
import { useFormToast } from '../../../ui/toast/use-form-toast.ts'
import { $session } from '../session/store.ts'
import { $authInput } from './auth-input.ts'
import { EmailField, SentMessage } from './EmailField.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { sessionTexts } from './texts.ts'

export type AuthMode = 'login' | 'signup' | 'forgot'

export const authTitles: Record<AuthMode, string> = {
  login: sessionTexts.signIn,
  signup: sessionTexts.createAccount,
  forgot: sessionTexts.resetPassword,
}

interface Props {
  mode: AuthMode
  onModeChange: (mode: AuthMode) => void
  onSignedIn: () => void
  redirect?: string
}

const linkClass = 'min-h-11 cursor-pointer font-semibold text-jungle underline underline-offset-4'

/** Shows the form of `mode`. Input is kept when the visitor switches to another form. */
export function AuthForms({ mode, onModeChange, onSignedIn, redirect }: Props) {
  // Passwords are not stored, so they are lost when the dialog or the page closes.
  const [signInPassword, setSignInPassword] = useState('')
  const newPassword = useNewPassword()
  const isSignedIn = useStore($session).status === 'signed-in'

  const formsSection = useRef<HTMLElement>(null)
  const previousMode = useRef(mode)
  useEffect(() => {
    if (previousMode.current === mode) return
    previousMode.current = mode
    // The second click of a double click would hit the new form.
    ignoreRestOfPointerGesture()
    // The focused element was removed with the previous form. The focus makes a screen reader announce the new form.
    formsSection.current?.focus()
  }, [mode])

  const finishSignUp = () => {
    // The sign-in form may still contain the password of another account.
    setSignInPassword('')
    onModeChange('login')
  }

  return (
    <>
      <section ref={formsSection} tabIndex={-1} aria-label={authTitles[mode]} className="outline-none">
        {mode === 'login' && (
          <SignInForm
            password={signInPassword}
            onPassword={setSignInPassword}
            onSignedIn={onSignedIn}
            onForgotPassword={() => onModeChange('forgot')}
          />
        )}
        {mode === 'signup' && <SignUpForm newPassword={newPassword} onSignedUp={finishSignUp} redirect={redirect} />}
        {mode === 'forgot' && <ForgotPasswordForm />}
      </section>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 border-mist border-t pt-3">
        {mode === 'login' && <span>{sessionTexts.noAccount}</span>}
        {mode === 'signup' && <span>{sessionTexts.alreadyHaveAccount}</span>}
        <button type="button" className={linkClass} onClick={() => onModeChange(mode === 'login' ? 'signup' : 'login')}>
          {mode === 'login' && sessionTexts.createAccount}
          {mode === 'signup' && sessionTexts.signIn}
          {mode === 'forgot' && (isSignedIn ? sessionTexts.backToAccount : sessionTexts.backToSignIn)}
        </button>
      </p>
    </>
  )
}

export function ForgotPasswordForm() {
  const { email } = useStore($authInput)
  const [errors, setErrors] = useFieldErrors({ email })
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready')
  const { form, showError } = useFormToast()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const body = { email: email.trim() }
    if (!forgotPasswordSchema.safeParse(body).success) {
      setErrors({ email: sessionTexts.emailInvalid })
      return focusFirstError(form.current)
    }
    setErrors({})
    setState('busy')
    const result = await call('forgotPassword', { body })
    setState(result.ok ? 'sent' : 'ready')
    if (!result.ok) showError({ title: sessionTexts.error, description: result.message })
  }

  return (
    <>
      <SentMessage isSent={state === 'sent'} title={sessionTexts.linkSent} text={sessionTexts.linkSentText} />
      {state !== 'sent' && (
        <form ref={form} noValidate onSubmit={submit} data-unfinished={email ? '' : undefined} className="grid gap-4">
          <p>{sessionTexts.forgotHint}</p>
          <EmailField error={errors.email} readOnly={state === 'busy'} />
          <button type="submit" aria-disabled={state === 'busy'} className={`${buttonClass('primary')} w-full`}>
            {state === 'busy' ? sessionTexts.working : sessionTexts.sendLink}
          </button>
        </form>
      )}
    </>
  )
}
