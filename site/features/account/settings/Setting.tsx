import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text: ReactNode
  children: ReactNode
}

/** One thing that can be set: what it is, what it means, and how it stands. */
export function Setting({ title, text, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="py-6">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="mt-1 text-ink-soft">{text}</p>
      <div className="mt-4">{children}</div>
    </section>
  )
}
