import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type ButtonKind, buttonClass } from '../../ui/button.ts'
import { leave } from './leave.ts'
import { accountPath } from './redirect.ts'
import { $session } from './store.ts'
import { sessionTexts as texts } from './texts.ts'

interface Props {
  /** Where one signs in. */
  path: string
  kind?: ButtonKind
  /** Where the one who is signed in goes on, if not in the account. */
  next?: { path: string; name: string }
}

const account = { path: accountPath, name: texts.toAccount }

/**
 * What follows on the link of a mail: signing in. Somebody may be signed in here already, with the account that the mail is about
 * or with another one: that is said, since the page to sign in would lead them into their account without a word.
 */
export function GoOn({ path, kind = 'primary', next = account }: Props) {
  const session = useStore($session)
  const [isLeaving, setIsLeaving] = useState(false)

  const changeAccount = async () => {
    if (isLeaving) return
    setIsLeaving(true)
    if (await leave()) location.assign(path)
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
          {isLeaving ? texts.working : texts.useAnother}
        </button>
        <a href={next.path} className={buttonClass('secondary')}>
          {next.name}
        </a>
      </div>
    </div>
  )
}
