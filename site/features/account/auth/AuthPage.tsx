import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { toastOnNextPage } from '../../../ui/toast/toast.ts'
import { $session, confirmSession, followSession } from '../session/store.ts'
import { AuthForms, type AuthMode, authTitles } from './AuthForms.tsx'
import { $authInput, updateAuthInput } from './auth-input.ts'
import { accountPath, isFilePath, parseLocalPath } from './redirect.ts'
import { sessionTexts } from './texts.ts'

/**
 * The page `/auth`. `?mode=signup` opens the sign-up form. Signed-in users are redirected, except with `mode=forgot`,
 * because security emails link to that form.
 */
export function AuthPage() {
  const [query] = useState(() => new URLSearchParams(location.search))
  const [mode, setMode] = useState<AuthMode>(() => modeFromQuery(query.get('mode')))
  const targetPath = parseLocalPath(query.get('redirect')) ?? accountPath
  const isFile = isFilePath(targetPath)
  const nextPath = isFile ? `/booking/file?${new URLSearchParams({ file: targetPath })}` : targetPath
  const session = useStore($session)
  // The server redirects to this page when a file needs a sign-in. If the stored session has ended, redirecting back to
  // the file would start an endless loop. The session is therefore checked with the server first.
  const [sessionCheck, setSessionCheck] = useState<'pending' | 'confirmed' | 'failed'>(isFile ? 'pending' : 'confirmed')

  useEffect(followSession, [])
  useEffect(() => {
    if (isFile) void confirmSession().then((hasResponded) => setSessionCheck(hasResponded ? 'confirmed' : 'failed'))
  }, [isFile])
  useEffect(() => {
    if (session.status !== 'signed-in' || sessionCheck !== 'confirmed') return
    if (mode !== 'forgot') location.replace(nextPath)
    else if (!$authInput.get().email) updateAuthInput({ email: session.user.email })
  }, [session, sessionCheck, mode, nextPath])

  const onSignedIn = () => {
    toastOnNextPage(sessionTexts.welcome)
    setSessionCheck('confirmed')
  }

  if (sessionCheck === 'pending') return <h1 className="font-display text-3xl">{sessionTexts.working}</h1>
  return (
    <>
      <h1 className="mb-6 font-display text-3xl">{authTitles[mode]}</h1>
      {isFile && mode === 'login' && <p className="mb-6">{sessionTexts.fileSignIn}</p>}
      <AuthForms mode={mode} onModeChange={setMode} onSignedIn={onSignedIn} redirect={targetPath} />
    </>
  )
}

function modeFromQuery(mode: string | null): AuthMode {
  return mode === 'signup' || mode === 'forgot' ? mode : 'login'
}
