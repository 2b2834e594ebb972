import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { onPageSeen } from '../../../lib/page-return.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { $account, $profile, loadAccount } from '../profile/store.ts'
import { $session, confirmSession } from '../session/store.ts'
import { AllDevicesSetting } from './AllDevicesSetting.tsx'
import { DataSetting } from './DataSetting.tsx'
import { DeleteSetting } from './DeleteSetting.tsx'
import { EmailSetting } from './EmailSetting.tsx'
import { NewsletterSetting } from './NewsletterSetting.tsx'
import { PasswordSetting } from './PasswordSetting.tsx'
import { settingsTexts as texts } from './texts.ts'

/** The settings of an account, with a placeholder while loading. */
export function SettingsPanel() {
  const account = useStore($account, { ssr: 'initial' })
  const profile = useStore($profile, { ssr: 'initial' })
  const isSignedOut = useStore($session, { ssr: 'initial' }).status === 'signed-out'
  const isPending = account.status === 'ready' && account.account.pending_email !== null

  useEffect(() => {
    if (!isPending) return
    // The link in the mail opens another tab; on return, this page shows the new address.
    return onPageSeen(() => void confirmSession())
  }, [isPending])

  if (account.status === 'failed')
    return (
      <div role="alert" className="my-6 rounded-md bg-terracotta-pale p-5 text-terracotta-deep">
        <p>{texts.loadFailed}</p>
        <button type="button" onClick={() => void loadAccount()} className={`${buttonClass('secondary')} mt-3`}>
          {texts.retry}
        </button>
      </div>
    )
  const isReady = account.status === 'ready' && profile.status === 'ready'
  if (!isReady) return isSignedOut ? null : <Skeleton label={texts.loading} className="my-6 h-[48rem]" />
  const { email, id } = profile.profile
  return (
    <div key={id} className="divide-y divide-mist-deep">
      <EmailSetting email={email} account={account.account} />
      <PasswordSetting email={email} />
      <NewsletterSetting account={account.account} />
      <DataSetting />
      <AllDevicesSetting />
      <DeleteSetting email={email} />
    </div>
  )
}
