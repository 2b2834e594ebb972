import { useStore } from '@nanostores/react'
import { firstLetter } from '../../../lib/first-letter.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { $account, $profile, loadAccount } from '../profile/store.ts'
import { $session } from '../session/store.ts'
import { AvatarCard } from './AvatarCard.tsx'
import { IdentityCard } from './IdentityCard.tsx'
import { pictureTexts as texts } from './texts.ts'

/** The photo and the identity check next to the profile, with placeholders while loading. */
export function AccountPictures() {
  const state = useStore($account, { ssr: 'initial' })
  const profile = useStore($profile, { ssr: 'initial' })
  const isSignedOut = useStore($session, { ssr: 'initial' }).status === 'signed-out'
  if (state.status === 'failed')
    return (
      <div role="alert" className="rounded-md bg-terracotta-pale p-5 text-terracotta-deep">
        <p>{texts.loadFailed}</p>
        <button type="button" onClick={() => void loadAccount()} className={`${buttonClass('secondary')} mt-3`}>
          {texts.retry}
        </button>
      </div>
    )
  const isReady = state.status === 'ready' && profile.status === 'ready'
  if (!isReady && isSignedOut) return null
  if (!isReady) return <Skeleton label={texts.loading} className="h-80" />
  const { first_name, email } = profile.profile
  return (
    <div className="grid grid-cols-1 content-start gap-8">
      <AvatarCard account={state.account} initial={firstLetter(first_name || email)} />
      <IdentityCard account={state.account} />
    </div>
  )
}
