import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type ButtonKind, buttonClass } from '../../../ui/button.ts'
import { $session } from '../session/store.ts'
import { accountPath } from './redirect.ts'
import { signOutOrToast } from './sign-out-or-toast.ts'
import { sessionTexts as texts } from './texts.ts'

interface Props {
  path: string
  kind?: ButtonKind
  /** Default: the account. */
  destination?: { path: string; name: string }
}

const account = { path: accountPath, name: texts.toAccount }

/** Names the signed-in account, if any, because the sign-in page would redirect to that account silently. */
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
