import { type ReactNode, useId } from 'react'

export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-mist-deep border-t pt-6 pb-8">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-display text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
