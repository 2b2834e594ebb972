import type { ReactNode } from 'react'

const tones = {
  quiet: 'bg-mist',
  waiting: 'bg-marigold-pale',
  bad: 'bg-terracotta-pale text-terracotta-deep',
} as const

/** A notice about the payment status. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div role={tone === 'bad' ? 'alert' : undefined} className={`rounded-md p-4 ${tones[tone]}`}>
      {children}
    </div>
  )
}
