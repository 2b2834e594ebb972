import type { MouseEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { buttonClass } from '../../../ui/button.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useSending } from '../use-sending.ts'
import { Setting } from './Setting.tsx'
import { settingsTexts as texts } from './texts.ts'

/**
 * Downloads the data stored about the traveller. Not a plain link, because the browser would save an error as a file.
 */
export function DataSetting() {
  const { isBusy, unfinished, send } = useSending()

  const download = ({ currentTarget: of }: MouseEvent) => {
    if (isBusy) return
    void send(
      () => call('downloadData'),
      (answer) => {
        if (!answer.ok) return toast({ title: texts.error, description: answer.message, tone: 'destructive', of })
        saveFile(new File([JSON.stringify(answer.value, null, 2)], texts.fileName, { type: 'application/json' }))
        toast(texts.downloaded)
      },
    )
  }

  return (
    <Setting title={texts.data} text={texts.dataText} unfinished={unfinished}>
      <button type="button" onClick={download} aria-disabled={isBusy} className={buttonClass('secondary')}>
        {isBusy ? texts.working : texts.download}
      </button>
    </Setting>
  )
}
