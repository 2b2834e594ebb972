import type { ReactNode } from 'react'

export function Amounts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-1 gap-1.5 tabular-nums">{children}</dl>
}

interface RowProps {
  name: string
  value: string
  /** Shown struck through. */
  originalAmount?: { name: string; value: string }
}

export function AmountRow({ name, value, originalAmount }: RowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="ml-auto flex min-w-0 flex-wrap justify-end gap-x-2 text-right">
        {originalAmount && (
          <s className="text-ink-soft">
            <span className="sr-only">{originalAmount.name} </span>
            <span translate="no">{originalAmount.value}</span>
          </s>
        )}
        <span translate="no">{value}</span>
      </dd>
    </div>
  )
}

interface TotalProps extends Omit<RowProps, 'originalAmount'> {
  note?: string | undefined
}

export function AmountTotal({ name, value, note }: TotalProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-mist-deep border-t pt-2 first:border-0 first:pt-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="ml-auto min-w-0 text-right">
        <span translate="no" className="font-display font-semibold text-[min(1.5rem,8vw)] text-jungle leading-tight">
          {value}
        </span>
        {note && <span className="block text-ink-soft text-sm">{note}</span>}
      </dd>
    </div>
  )
}
