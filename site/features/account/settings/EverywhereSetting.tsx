import type { MouseEvent } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { signOutEverywhere } from '../../session/store.ts'
import { useSending } from '../use-sending.ts'
import { Setting } from './Setting.tsx'
import { settingsTexts as texts } from './texts.ts'

export function EverywhereSetting() {
  const { isBusy, unfinished, send } = useSending()

  const leave = ({ currentTarget: of }: MouseEvent) => {
    if (isBusy) return
    void send(signOutEverywhere, (answer) => {
      if (!answer.ok) toast({ title: texts.error, description: answer.message, tone: 'destructive', of })
    })
  }

  return (
    <Setting title={texts.everywhere} text={texts.everywhereText} unfinished={unfinished}>
      <button type="button" onClick={leave} aria-disabled={isBusy} className={buttonClass('secondary')}>
        {isBusy ? texts.working : texts.signOutEverywhere}
      </button>
    </Setting>
  )
}
