import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { Setting } from './Setting.tsx'
import { settingsTexts as texts } from './texts.ts'

export function DeleteSetting({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Setting title={texts.delete} text={texts.deleteText}>
      <button type="button" onClick={() => setIsOpen(true)} className={buttonClass('secondary')}>
        {texts.delete}
      </button>
      {isOpen && <DeleteDialog email={email} onClose={() => setIsOpen(false)} />}
    </Setting>
  )
}
