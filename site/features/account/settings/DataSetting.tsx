import type { MouseEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { buttonClass } from '../../../ui/button.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useAccountRequest } from '../profile/use-account-request.ts'
import { Setting } from './Setting.tsx'
import { settingsTexts as texts } from './texts.ts'

/**
 * Downloads the data stored about the traveller. Not a plain link, because the browser would save an error as a file.
 */
export function DataSetting() {
  const { isBusy, pendingAttributes, send } = useAccountRequest()

  const download = ({ currentTarget: about }: MouseEvent) => {
    if (isBusy) return
    void send(
      () => call('downloadData'),
      (result) => {
        if (!result.ok) return toast({ title: texts.error, description: result.message, tone: 'destructive', about })
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
