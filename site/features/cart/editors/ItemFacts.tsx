import { countOf, factsOf } from '../model/facts.ts'
import type { Offered } from '../model/item-view.ts'

/** The facts of an item as short pairs that wrap. */
export function ItemFacts({ view }: { view: Offered }) {
  // The stepper shows the count if there is one.
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
