import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type ButtonKind, buttonClass } from '../../../ui/button.ts'
import { $session } from '../session/store.ts'
import { accountPath } from './redirect.ts'
import { signOutOrToast } from './sign-out-or-toast.ts'
import { sessionTexts as texts } from './texts.ts'

interface Props {
  /** Path of the sign-in page. */
  path: string
  kind?: ButtonKind
  /** The page at which a signed-in user continues. Default: the account. */
  destination?: { path: string; name: string }
}

const account = { path: accountPath, name: texts.toAccount }

/**
 * The link to the sign-in page that is shown after a mailed link was opened. If a user is already signed in, the email
 * address is shown with a button to switch accounts, because the sign-in page would redirect to that account silently.
 */
export function NextStep({ path, kind = 'primary', destination = account }: Props) {
  const session = useStore($session)
  const [isLeaving, setIsLeaving] = useState(false)

  const changeAccount = async () => {
    if (isLeaving) return
    setIsLeaving(true)
    if (await signOutOrToast()) location.assign(path)
    else setIsLeaving(false)
  }

  if (session.status !== 'signed-in' && !isLeaving)
    return (
      <a href={path} className={buttonClass(kind)}>
        {texts.signIn}
      </a>
    )
  return (
    <div className="w-full">
      {session.status === 'signed-in' && <p className="mb-4 wrap-anywhere">{texts.signedInAs(session.user.email)}</p>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => void changeAccount()}
          aria-disabled={isLeaving}
          className={buttonClass(kind)}
        >
          {isLeaving ? texts.working : texts.useAnotherAccount}
        </button>
        <a href={destination.path} className={buttonClass('secondary')}>
          {destination.name}
        </a>
      </div>
    </div>
  )
}
