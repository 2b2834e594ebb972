import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  title: string
  text?: string
  isFailure?: boolean
  /** It came into the place of a form that had the focus. */
  takesFocus?: boolean
  children?: ReactNode
}

/**
 * One heading, what it means, and the next step. Its place stays the same while the answer is on its way; what was pressed for
 * that goes with it, and leaves it the focus.
 */
export function LinkOutcome({ title, text, isFailure, takesFocus = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(takesFocus)
  useEffect(() => {
    // What is taken out of the page with the focus may tell nobody that it has lost it.
    const note = ({ target }: FocusEvent) => {
      hasFocus.current = target instanceof Node && place.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) place.current?.focus()
  })
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className="min-h-48 outline-none">
      <h1 className="font-display text-3xl">{title}</h1>
      {text && <p className={`mt-3 ${isFailure ? 'text-terracotta' : ''}`}>{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  )
}
