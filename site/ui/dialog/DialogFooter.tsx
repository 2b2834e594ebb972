import { type ReactNode, useContext } from 'react'
import { buttonClass } from '../button.ts'
import { DialogBusyContext } from './Dialog.tsx'

interface Props {
  cancelLabel: string
  onCancel: () => void
  /** The button for the action of the dialog. */
  children: ReactNode
}

export function DialogFooter({ cancelLabel, onCancel, children }: Props) {
  const isBusy = useContext(DialogBusyContext)
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <button
        type="button"
        onClick={isBusy ? undefined : onCancel}
        aria-disabled={isBusy}
        className={buttonClass('secondary')}
      >
        {cancelLabel}
      </button>
      {children}
    </div>
  )
}
