import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { AuthForms, type AuthMode, authTitles } from './AuthForms.tsx'

interface Props {
  onClose: () => void
  onSignedIn: () => void
  /** Where the link in the sign-up email leads. */
  redirect: string
}

export function AuthDialog({ onClose, onSignedIn, redirect }: Props) {
  const [mode, setMode] = useState<AuthMode>('login')
  return (
    <Dialog title={authTitles[mode]} onClose={onClose}>
      <AuthForms mode={mode} onModeChange={setMode} onSignedIn={onSignedIn} redirect={redirect} />
    </Dialog>
  )
}
