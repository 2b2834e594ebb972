import { useStore } from '@nanostores/react'
import { firstLetter } from '../../../lib/first-letter.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AvatarCard } from '../pictures/AvatarCard.tsx'
import { IdentityCard } from '../pictures/IdentityCard.tsx'
import { pictureTexts } from '../pictures/texts.ts'
import { ProfileFields, ProfileForm } from '../profile/ProfileForm.tsx'
import { emptyProfileValues } from '../profile/profile-form.ts'
import { $account, $profile, loadAccount, loadProfile } from '../profile/store.ts'
import { accountTexts as texts } from '../profile/texts.ts'
import { $session } from '../session/store.ts'

/** The profile tab of the dashboard. While it loads, a placeholder reserves the final size of the form. */
export function ProfilePanel() {
  const profileState = useStore($profile, { ssr: 'initial' })
  const isSignedOut = useStore($session, { ssr: 'initial' }).status === 'signed-out'
  const isLoading = profileState.status === 'loading' || (profileState.status === 'none' && !isSignedOut)
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div>
        <h2 className="font-display text-2xl">{texts.title}</h2>
        <p className="mt-2 mb-6 text-ink-soft">{texts.intro}</p>
        {profileState.status === 'ready' && (
          <ProfileForm key={profileState.profile.id} profile={profileState.profile} />
        )}
        {profileState.status === 'failed' && (
          <div role="alert" className="rounded-md bg-terracotta-pale p-5 text-terracotta-deep">
            <p>{texts.loadFailed}</p>
            <button type="button" onClick={() => void loadProfile()} className={`${buttonClass('secondary')} mt-3`}>
              {texts.retry}
            </button>
          </div>
        )}
        {isLoading && <ProfileFormSkeleton />}
      </div>
      <AccountPictures />
    </div>
  )
}

function ProfileFormSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <div
        inert
        aria-hidden="true"
        className="animate-pulse pb-17 motion-reduce:animate-none [&_input]:border-transparent [&_input]:bg-mist [&_input]:text-transparent"
      >
        <ProfileFields values={emptyProfileValues} email="" />
      </div>
    </div>
  )
}

function AccountPictures() {
  const accountState = useStore($account, { ssr: 'initial' })
  const profileState = useStore($profile, { ssr: 'initial' })
  const isSignedOut = useStore($session, { ssr: 'initial' }).status === 'signed-out'
  if (accountState.status === 'failed')
    return (
      <div role="alert" className="rounded-md bg-terracotta-pale p-5 text-terracotta-deep">
        <p>{pictureTexts.loadFailed}</p>
        <button type="button" onClick={() => void loadAccount()} className={`${buttonClass('secondary')} mt-3`}>
          {pictureTexts.retry}
        </button>
      </div>
    )
  const isReady = accountState.status === 'ready' && profileState.status === 'ready'
  if (!isReady && isSignedOut) return null
  if (!isReady) return <Skeleton label={pictureTexts.loading} className="h-80" />
  const { first_name, email } = profileState.profile
  return (
    <div className="grid grid-cols-1 content-start gap-8">
      <AvatarCard account={accountState.account} initial={firstLetter(first_name || email)} />
      <IdentityCard account={accountState.account} />
    </div>
  )
}
