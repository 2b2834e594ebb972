import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type ButtonKind, buttonClass } from '../../../ui/button.ts'
import { $session } from '../session/store.ts'
import { accountPath } from './redirect.ts'
import { signOutOrToast } from './sign-out-or-toast.ts'
import { sessionTexts as texts } from './texts.ts'

interface Props {
  signInPath: string
  kind?: ButtonKind
  /** Default: the account. */
  destination?: { path: string; name: string }
}

const accountLink = { path: accountPath, name: texts.goToAccount }

/**
 * Links to the sign-in page. For a signed-in user, shows the account and a button that signs out first, because the
 * sign-in page would silently redirect to that account.
 */
export function NextStep({ signInPath, kind = 'primary', destination = accountLink }: Props) {
  const session = useStore($session)
  const [isSwitchingAccount, setIsSwitchingAccount] = useState(false)

  const switchAccount = async () => {
    if (isSwitchingAccount) return
    setIsSwitchingAccount(true)
    if (await signOutOrToast()) location.assign(signInPath)
    else setIsSwitchingAccount(false)
  }

  if (session.status !== 'signed-in' && !isSwitchingAccount)
    return (
      <a href={signInPath} className={buttonClass(kind)}>
        {texts.signIn}
      </a>
    )
  return (
    <div className="w-full">
      {session.status === 'signed-in' && <p className="mb-4 wrap-anywhere">{texts.signedInAs(session.user.email)}</p>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => void switchAccount()}
          aria-disabled={isSwitchingAccount}
          className={buttonClass(kind)}
        >
          {isSwitchingAccount ? texts.working : texts.useAnotherAccount}
        </button>
        <a href={destination.path} className={buttonClass('secondary')}>
          {destination.name}
        </a>
      </div>
    </div>
  )
}
