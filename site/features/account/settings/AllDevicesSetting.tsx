import type { MouseEvent } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { signOutEverywhere } from '../session/store.ts'
import { Setting } from './Setting.tsx'
import { settingsTexts as texts } from './texts.ts'

export function AllDevicesSetting() {
  const { isBusy, pendingAttributes, send } = useAccountRequest()

  const leave = ({ currentTarget: about }: MouseEvent) => {
    if (isBusy) return
    void send(signOutEverywhere, (result) => {
      if (!result.ok) toast({ title: texts.error, description: result.message, tone: 'destructive', about })
    })
  }

  return (
    <Setting title={texts.allDevices} text={texts.allDevicesText} pendingAttributes={pendingAttributes}>
      <button type="button" onClick={leave} aria-disabled={isBusy} className={buttonClass('secondary')}>
        {isBusy ? texts.working : texts.signOutEverywhere}
      </button>
    </Setting>
  )
}
