import type { Quote } from '@nusa/shared/pricing'
import { PriceRows } from '../../price/index.ts'
import { bookingTexts as texts } from './texts.ts'

/** The price of the current choice, announced when it changes. */
export function PriceSummary({ price }: { price: Quote | null }) {
  return (
    <section aria-label={texts.summary} aria-live="polite" className="border-mist-deep border-t pt-4">
      <h3 className="mb-2 font-display text-lg">{texts.summary}</h3>
      {price ? <PriceRows price={price} /> : <p className="text-ink-soft">{texts.choosePackage}</p>}
    </section>
  )
}
