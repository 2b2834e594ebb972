import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AuthForms, type AuthMode, authTitles } from './AuthForms.tsx'
import { sessionTexts } from './texts.ts'

interface Props {
  onClose: () => void
  onSignedIn: () => void
}

/** The login and sign-up dialog; it opens for signing in. */
export function AuthDialog({ onClose, onSignedIn }: Props) {
  const [mode, setMode] = useState<AuthMode>('login')
  const here = location.pathname + location.search
  const welcome = () => {
    onSignedIn()
    toast(sessionTexts.welcome)
  }
  return (
    <Dialog title={authTitles[mode]} onClose={onClose}>
      <AuthForms mode={mode} onMode={setMode} onSignedIn={welcome} redirect={here} />
    </Dialog>
  )
}
