import { isProfileComplete, type Profile } from '@nusa/shared/account'
import { openPanel } from '../../../lib/panels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Section } from '../../../ui/Section.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { SessionState } from '../../account/index.ts'
import { accountTexts, loadProfile, type ProfileState } from '../../account/profile/index.ts'
import { checkoutTexts as texts } from '../texts.ts'

interface Props {
  session: SessionState
  profile: ProfileState
  onEdit: () => void
}

/** Shows the details of the customer, which are edited in the profile dialog. */
export function CustomerDetails({ session, profile, onEdit }: Props) {
  const loadedProfile = session.status === 'signed-in' && profile.status === 'ready' ? profile.profile : null
  const isComplete = loadedProfile !== null && isProfileComplete(loadedProfile)
  return (
    <Section
      title={texts.customer}
      action={
        loadedProfile && (
          <button type="button" onClick={onEdit} className={buttonClass(isComplete ? 'ghost' : 'secondary')}>
            {isComplete ? texts.editDetails : texts.completeProfile}
          </button>
        )
      }
    >
      <div className="min-h-36">
        {loadedProfile ? (
          <Details profile={loadedProfile} />
        ) : (
          <ProfilePlaceholder session={session} profile={profile} />
        )}
      </div>
    </Section>
  )
}

function Details({ profile }: { profile: Profile }) {
  const address = [profile.address, profile.city, profile.country].filter((part) => part.trim() !== '').join(', ')
  const detailRows = [
    { name: texts.fullName, value: fullNameOf(profile) },
    { name: texts.email, value: profile.email },
    { name: texts.phone, value: profile.phone },
    { name: texts.address, value: address },
  ]
  const missingClass = isProfileComplete(profile) ? 'text-ink-soft' : 'text-terracotta-deep'
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {detailRows.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className={value ? 'break-words' : missingClass}>{value || texts.notProvided}</dd>
        </div>
      ))}
    </dl>
  )
}

function ProfilePlaceholder({ session, profile }: Pick<Props, 'session' | 'profile'>) {
  if (session.status === 'signed-out')
    return (
      <div className="rounded-md bg-mist p-5">
        <p className="font-semibold">{texts.signInTitle}</p>
        <p className="mt-1">{texts.signInText}</p>
        <button type="button" onClick={() => openPanel('auth')} className={`${buttonClass('primary')} mt-4`}>
          {texts.signIn}
        </button>
      </div>
    )
  if (profile.status === 'failed')
    return (
      <div role="alert" className="rounded-md bg-terracotta-pale p-5 text-terracotta-deep">
        <p>{accountTexts.loadFailed}</p>
        <button type="button" onClick={() => void loadProfile()} className={`${buttonClass('secondary')} mt-3`}>
          {texts.retry}
        </button>
      </div>
    )
  return <Skeleton label={texts.loadingProfile} className="h-28" />
}

/**
 * Returns the first and the last name. If one of them is blank, returns `full_name`, or the other name if `full_name`
 * is blank too.
 */
export function fullNameOf(profile: Pick<Profile, 'first_name' | 'last_name' | 'full_name'>): string {
  const names = [profile.first_name, profile.last_name].map((name) => name.trim()).filter((name) => name !== '')
  const hasBothNames = names.length === 2
  const joinedNames = names.join(' ')
  return hasBothNames ? joinedNames : profile.full_name.trim() || joinedNames
}
