import type { Account } from '@nusa/shared/account'
import { type MouseEvent, useId } from 'react'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { accountSatisfies, applyAccountChanges } from '../profile/store.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { Setting } from './Setting.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Switches the newsletter on or off at once, because the account's address is verified. */
export function NewsletterSetting({ account }: { account: Account }) {
  const labelId = useId()
  const { isBusy, pendingAttributes, send } = useAccountRequest()
  const isOn = account.newsletter === 'subscribed'

  const toggle = ({ currentTarget: about }: MouseEvent) => {
    if (isBusy) return
    const newsletter: Account['newsletter'] = isOn ? 'none' : 'subscribed'
    void send(
      () => call('changeNewsletter', { body: { subscribed: !isOn } }),
      (result) => {
        if (result.ok) return applyAccountChanges(result.value)
        toast({ title: texts.error, description: result.message, tone: 'destructive', about })
      },
      () => (accountSatisfies((now) => now.newsletter === newsletter) ? { ok: true, value: { newsletter } } : null),
    )
  }

  return (
    <Setting title={texts.newsletter} text={texts.newsletterText} pendingAttributes={pendingAttributes}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
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
