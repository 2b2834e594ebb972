import { type ReactNode, useContext } from 'react'
import { buttonClass } from '../button.ts'
import { DialogBusyContext } from './Dialog.tsx'

interface Props {
  /** The label of the button that only closes the dialog. */
  cancelLabel: string
  onCancel: () => void
  /** The button for the action of the dialog. */
  children: ReactNode
}

/** The two buttons of a dialog. While the request runs, the dialog cannot be closed. */
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
