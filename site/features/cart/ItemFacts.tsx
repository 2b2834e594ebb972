import { countOf, factsOf } from './facts.ts'
import type { Offered } from './item-view.ts'

/** What was chosen of an item: short pairs that flow into as many lines as they need. */
export function ItemFacts({ view }: { view: Offered }) {
  // What is counted stands at its stepper, where there is one.
  const count = view.offer ? null : countOf(view)
  const facts = count ? [...factsOf(view), count] : factsOf(view)
  return (
    <dl className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0 break-words">
          <dt className="inline">{name}: </dt>
          <dd className="inline text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
