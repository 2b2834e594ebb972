import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { AuthForms, type AuthMode, authTitles } from './AuthForms.tsx'

interface Props {
  onClose: () => void
  onSignedIn: () => void
  /** The path at which the visitor continues after opening the link in the sign-up email. */
  redirect: string
}

/** The sign-in and sign-up dialog. It opens with the sign-in form. */
export function AuthDialog({ onClose, onSignedIn, redirect }: Props) {
  const [mode, setMode] = useState<AuthMode>('login')
  return (
    <Dialog title={authTitles[mode]} onClose={onClose}>
      <AuthForms mode={mode} onMode={setMode} onSignedIn={onSignedIn} redirect={redirect} />
    </Dialog>
  )
}
