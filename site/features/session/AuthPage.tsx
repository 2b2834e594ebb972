import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { toastOnNextPage } from '../../ui/toast/toast.ts'
import { AuthForms, type AuthMode, authTitles } from './AuthForms.tsx'
import { accountPath, localPath } from './redirect.ts'
import { $session, followSession } from './store.ts'
import { sessionTexts } from './texts.ts'
import { $typed, type } from './typed.ts'

/**
 * The sign-in page: `mode=signup` opens the sign-up form, `redirect` says where to go then, else it is the account. Whoever is
 * signed in is led there at once, but for those who ask for a new password (`mode=forgot`), as the mails that warn them offer.
 */
export function AuthPage() {
  const [query] = useState(() => new URLSearchParams(location.search))
  const [mode, setMode] = useState<AuthMode>(() => asked(query.get('mode')))
  const target = localPath(query.get('redirect')) ?? accountPath
  const session = useStore($session)

  useEffect(followSession, [])
  useEffect(() => {
    if (session.status !== 'signed-in') return
    if (mode !== 'forgot') location.replace(target)
    else if (!$typed.get().email) type({ email: session.user.email })
  }, [session, mode, target])

  return (
    <>
      <h1 className="mb-6 font-display text-3xl">{authTitles[mode]}</h1>
      <AuthForms
        mode={mode}
        onMode={setMode}
        onSignedIn={() => toastOnNextPage(sessionTexts.welcome)}
        redirect={target}
      />
    </>
  )
}

function asked(mode: string | null): AuthMode {
  return mode === 'signup' || mode === 'forgot' ? mode : 'login'
}
