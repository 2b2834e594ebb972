import { type ReactNode, useContext } from 'react'
import { buttonClass } from '../button.ts'
import { DialogBusy } from './busy.ts'

interface Props {
  /** Label of the button that only closes the dialog. */
  leave: string
  onLeave: () => void
  /** The button for the action of the dialog. */
  children: ReactNode
}

/** The two buttons of a dialog. While the request runs, it cannot be left. */
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
