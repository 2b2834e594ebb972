import type { ReactNode } from 'react'

interface Props {
  title: string
  text?: string
  isFailure?: boolean
  children?: ReactNode
}

/** One heading, what it means, and the next step. Its place stays the same while the answer is on its way. */
export function LinkOutcome({ title, text, isFailure, children }: Props) {
  return (
    <div className="min-h-48" aria-live="polite">
      <h1 className="font-display text-3xl">{title}</h1>
      {text && <p className={`mt-3 ${isFailure ? 'text-terracotta' : ''}`}>{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  )
}
