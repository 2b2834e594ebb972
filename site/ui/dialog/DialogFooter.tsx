import { type ReactNode, useContext } from 'react'
import { buttonClass } from '../button.ts'
import { DialogBusy } from './busy.ts'

interface Props {
  /** The words of the button that closes the dialog and does nothing else. */
  leave: string
  onLeave: () => void
  /** The button that does what the dialog asks about. */
  children: ReactNode
}

/** The two answers to what a dialog asks; once one is being sent it is too late for the other. */
export function DialogFooter({ leave, onLeave, children }: Props) {
  const isBusy = useContext(DialogBusy)
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <button
        type="button"
        onClick={isBusy ? undefined : onLeave}
        aria-disabled={isBusy}
        className={buttonClass('secondary')}
      >
        {leave}
      </button>
      {children}
    </div>
  )
}
