import { useState } from 'react'
import { ForgotForm } from './ForgotForm.tsx'
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
  onMode: (mode: AuthMode) => void
  onSignedIn: () => void
  redirect?: string
}

const linkClass = 'min-h-11 cursor-pointer font-semibold text-jungle underline underline-offset-4'

/** Sign in, create an account or ask for a new password; the e-mail address stays when one is changed for another. */
export function AuthForms({ mode, onMode, onSignedIn, redirect }: Props) {
  const [email, setEmail] = useState('')
  return (
    <>
      {mode === 'login' && (
        <SignInForm email={email} onEmail={setEmail} onSignedIn={onSignedIn} onForgot={() => onMode('forgot')} />
      )}
      {mode === 'signup' && (
        <SignUpForm email={email} onEmail={setEmail} onSignedUp={() => onMode('login')} redirect={redirect} />
      )}
      {mode === 'forgot' && <ForgotForm email={email} onEmail={setEmail} />}
      <p className="mt-4 flex flex-wrap items-center gap-x-2 border-mist border-t pt-3">
        {mode === 'login' && <span>{sessionTexts.noAccount}</span>}
        {mode === 'signup' && <span>{sessionTexts.haveAccount}</span>}
        <button type="button" className={linkClass} onClick={() => onMode(mode === 'login' ? 'signup' : 'login')}>
          {mode === 'login' && sessionTexts.createAccount}
          {mode === 'signup' && sessionTexts.signIn}
          {mode === 'forgot' && sessionTexts.backToSignIn}
        </button>
      </p>
    </>
  )
}
