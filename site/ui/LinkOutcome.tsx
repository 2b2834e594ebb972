import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  title: string
  text?: string
  isFailure?: boolean
  /** Whether this component replaces a form that had the focus. */
  hasInitialFocus?: boolean
  children?: ReactNode
}

/** Shows the result of a link from an email. The container gets the focus if the pressed button disappears. */
export function LinkOutcome({ title, text, isFailure, hasInitialFocus = false, children }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(hasInitialFocus)
  useEffect(() => {
    // Only `focusin` is observed, because the browser may fire no blur event when a focused element is removed.
    const trackFocus = ({ target }: FocusEvent) => {
      hasFocus.current = target instanceof Node && container.current?.contains(target) === true
    }
    document.addEventListener('focusin', trackFocus)
    return () => document.removeEventListener('focusin', trackFocus)
  }, [])
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) container.current?.focus()
  })
  return (
    <div ref={container} tabIndex={-1} aria-live="polite" className="min-h-48 outline-none">
      <h1 className="font-display text-3xl">{title}</h1>
      {text && <p className={`mt-3 ${isFailure ? 'text-terracotta' : ''}`}>{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  )
}
