import { type ReactNode, useId } from 'react'
import type { PendingAttributes } from '../profile/use-account-request.ts'

interface Props {
  title: string
  text: ReactNode
  pendingAttributes?: PendingAttributes
  children: ReactNode
}

/** One setting with its title, explanation and control. */
export function Setting({ title, text, pendingAttributes, children }: Props) {
  const id = useId()
  return (
    <section {...pendingAttributes} aria-labelledby={id} className="py-6">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="mt-1 text-ink-soft">{text}</p>
      <div className="mt-4">{children}</div>
    </section>
  )
}
