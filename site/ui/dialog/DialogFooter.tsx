import type { ReactNode } from 'react'
import { buttonClass } from '../button.ts'

interface Props {
  /** The words of the button that closes the dialog and does nothing else. */
  leave: string
  onLeave: () => void
  /** The button that does what the dialog asks about. */
  children: ReactNode
}

/** The two answers to what a dialog asks. */
export function DialogFooter({ leave, onLeave, children }: Props) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <button type="button" onClick={onLeave} className={buttonClass('secondary')}>
        {leave}
      </button>
      {children}
    </div>
  )
}
