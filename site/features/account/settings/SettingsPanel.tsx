import { useStore } from '@nanostores/react'
import type { Account } from '@nusa/shared/account'
import { type MouseEvent, useEffect, useId } from 'react'
import { call } from '../../../lib/api.ts'
import { onPageRefocused } from '../../../lib/page-return.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { $account, $profile, accountSatisfies, applyAccountChanges, loadAccount } from '../profile/store.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { $session, confirmSession, signOutEverywhere } from '../session/store.ts'
import { DeleteSetting } from './DeleteSetting.tsx'
import { EmailSetting } from './EmailSetting.tsx'
import { PasswordSetting } from './PasswordSetting.tsx'
import { Setting } from './SettingForm.tsx'
import { settingsTexts as texts } from './texts.ts'

export function SettingsPanel() {
  const accountState = useStore($account, { ssr: 'initial' })
  const profileState = useStore($profile, { ssr: 'initial' })
  const isSignedOut = useStore($session, { ssr: 'initial' }).status === 'signed-out'
  const isEmailChangePending = accountState.status === 'ready' && accountState.account.pending_email !== null

  useEffect(() => {
    if (!isEmailChangePending) return
    // The link in the email opens another tab. This page shows the new address when the user returns.
    return onPageRefocused(() => void confirmSession())
  }, [isEmailChangePending])

  if (accountState.status === 'failed')
    return (
      <div role="alert" className="my-6 rounded-md bg-terracotta-pale p-5 text-terracotta-deep">
        <p>{texts.loadFailed}</p>
        <button type="button" onClick={() => void loadAccount()} className={`${buttonClass('secondary')} mt-3`}>
          {texts.retry}
        </button>
      </div>
    )
  const isReady = accountState.status === 'ready' && profileState.status === 'ready'
  if (!isReady) return isSignedOut ? null : <Skeleton label={texts.loading} className="my-6 h-[48rem]" />
  const { email, id } = profileState.profile
  return (
    <div key={id} className="divide-y divide-mist-deep">
      <EmailSetting email={email} account={accountState.account} />
      <PasswordSetting email={email} />
      <NewsletterSetting account={accountState.account} />
      <DownloadDataSetting />
      <SignOutEverywhereSetting />
      <DeleteSetting email={email} />
    </div>
  )
}

function SignOutEverywhereSetting() {
  const { isBusy, pendingAttributes, send } = useAccountRequest()

  const signOut = ({ currentTarget }: MouseEvent) => {
    if (isBusy) return
    void send(signOutEverywhere, (result) => {
      if (!result.ok)
        toast({ title: texts.error, description: result.message, tone: 'destructive', subject: currentTarget })
    })
  }

  return (
    <Setting title={texts.allDevices} text={texts.allDevicesText} pendingAttributes={pendingAttributes}>
      <button type="button" onClick={signOut} aria-disabled={isBusy} className={buttonClass('secondary')}>
        {isBusy ? texts.working : texts.signOutEverywhere}
      </button>
    </Setting>
  )
}

/** Downloads the user's data. Not a plain link, because the browser would save an error response as a file. */
export function DownloadDataSetting() {
  const { isBusy, pendingAttributes, send } = useAccountRequest()

  const download = ({ currentTarget }: MouseEvent) => {
    if (isBusy) return
    void send(
      () => call('downloadData'),
      (result) => {
        if (!result.ok)
          return toast({ title: texts.error, description: result.message, tone: 'destructive', subject: currentTarget })
        saveFile(new File([JSON.stringify(result.value, null, 2)], texts.fileName, { type: 'application/json' }))
        toast(texts.downloaded)
      },
    )
  }

  return (
    <Setting title={texts.data} text={texts.dataText} pendingAttributes={pendingAttributes}>
      <button type="button" onClick={download} aria-disabled={isBusy} className={buttonClass('secondary')}>
        {isBusy ? texts.working : texts.download}
      </button>
    </Setting>
  )
}

/** The newsletter switch. It needs no confirmation email, because the account's address is verified. */
export function NewsletterSetting({ account }: { account: Account }) {
  const labelId = useId()
  const { isBusy, pendingAttributes, send } = useAccountRequest()
  const isSubscribed = account.newsletter === 'subscribed'

  const toggle = ({ currentTarget }: MouseEvent) => {
    if (isBusy) return
    const newsletter: Account['newsletter'] = isSubscribed ? 'none' : 'subscribed'
    const findToggleResult = () =>
      accountSatisfies((current) => current.newsletter === newsletter)
        ? ({ ok: true, value: { newsletter } } as const)
        : null
    void send(
      () => call('changeNewsletter', { body: { subscribed: !isSubscribed } }),
      (result) => {
        if (result.ok) return applyAccountChanges(result.value)
        toast({ title: texts.error, description: result.message, tone: 'destructive', subject: currentTarget })
      },
      findToggleResult,
    )
  }

  return (
    <Setting title={texts.newsletter} text={texts.newsletterText} pendingAttributes={pendingAttributes}>
      <button
        type="button"
        role="switch"
        aria-checked={isSubscribed}
        aria-labelledby={labelId}
        aria-disabled={isBusy}
        onClick={toggle}
        className="group inline-flex min-h-11 items-center gap-3 aria-disabled:opacity-60"
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-ink/50 bg-white p-0.5 transition-[color,background-color,border-color] group-aria-checked:border-jungle group-aria-checked:bg-jungle">
          <span className="size-5.5 rounded-full bg-ink/60 transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-white" />
        </span>
        <span id={labelId}>{texts.newsletterSwitch}</span>
      </button>
    </Setting>
  )
}
