import { factsOf } from './facts.ts'
import type { Offered } from './view.ts'

/** What was chosen of an item: short pairs that flow into as many lines as they need. */
export function ItemFacts({ view }: { view: Offered }) {
  return (
    <dl className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {factsOf(view).map(({ name, value }) => (
        <div key={name} className="min-w-0 break-words">
          <dt className="inline">{name}: </dt>
          <dd className="inline text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
