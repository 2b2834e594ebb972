import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { endPointerGesture } from '../../lib/gesture.ts'
import { useNewPassword } from '../../ui/password/use-new-password.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { $session } from './store.ts'
import { sessionTexts } from './texts.ts'

export type AuthMode = 'login' | 'signup' | 'forgot'

export const authTitles: Record<AuthMode, string> = {
  login: sessionTexts.signIn,
  signup: sessionTexts.createAccount,
  forgot: sessionTexts.resetPassword,
}

interface Props {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onSignedIn: () => void
  redirect?: string
}

const linkClass = 'min-h-11 cursor-pointer font-semibold text-jungle underline underline-offset-4'

/** Sign in, create an account or ask for a new password; what was typed stays when one is changed for another. */
export function AuthForms({ mode, onMode, onSignedIn, redirect }: Props) {
  // Passwords are held nowhere else: they go with the dialog or the page.
  const [password, setPassword] = useState('')
  const newPassword = useNewPassword()
  const isSignedIn = useStore($session).status === 'signed-in'

  const forms = useRef<HTMLElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    endPointerGesture()
    // What had the focus is gone with the form before; a screen reader says by what it was changed.
    forms.current?.focus()
  }, [mode])

  const signedUp = () => {
    // What was tried before is not the new account's password.
    setPassword('')
    onMode('login')
  }

  return (
    <>
      <section ref={forms} tabIndex={-1} aria-label={authTitles[mode]} className="outline-none">
        {mode === 'login' && (
          <SignInForm
            password={password}
            onPassword={setPassword}
            onSignedIn={onSignedIn}
            onForgot={() => onMode('forgot')}
          />
        )}
        {mode === 'signup' && <SignUpForm newPassword={newPassword} onSignedUp={signedUp} redirect={redirect} />}
        {mode === 'forgot' && <ForgotForm />}
      </section>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 border-mist border-t pt-3">
        {mode === 'login' && <span>{sessionTexts.noAccount}</span>}
        {mode === 'signup' && <span>{sessionTexts.haveAccount}</span>}
        <button type="button" className={linkClass} onClick={() => onMode(mode === 'login' ? 'signup' : 'login')}>
          {mode === 'login' && sessionTexts.createAccount}
          {mode === 'signup' && sessionTexts.signIn}
          {mode === 'forgot' && (isSignedIn ? sessionTexts.backToAccount : sessionTexts.backToSignIn)}
        </button>
      </p>
    </>
  )
}
