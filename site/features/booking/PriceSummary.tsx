import { percentOff } from '@nusa/shared/money'
import type { PricePart, Quote } from '@nusa/shared/pricing'
import type { ReactNode } from 'react'
import { useMoney } from '../currency/store.ts'
import { bookingTexts } from './texts.ts'

const partNames: Partial<Record<PricePart['type'], string>> = {
  adult: bookingTexts.adults,
  child: bookingTexts.children,
  infant: bookingTexts.infants,
  package: bookingTexts.packages,
}

/** What the choice costs right now; read out when it changes. */
export function PriceSummary({ price }: { price: Quote | null }) {
  const money = useMoney()
  const line = price?.lines[0]
  return (
    <section aria-label={bookingTexts.summary} aria-live="polite" className="border-mist-deep border-t pt-4">
      <h3 className="mb-2 font-display text-lg">{bookingTexts.summary}</h3>
      {!price || !line ? (
        <p className="text-ink-soft">{bookingTexts.choosePackage}</p>
      ) : (
        <dl className="grid gap-1.5 tabular-nums">
          {line.parts.map((part) => (
            <Row key={part.type} name={`${partNames[part.type] ?? part.type} ${part.count} × ${money(part.unitPrice)}`}>
              {money(part.total)}
            </Row>
          ))}
          {line.addOns.map((addOn) => (
            <Row key={addOn.id} name={`${addOn.name} ${addOn.quantity * addOn.times} × ${money(addOn.unitPrice)}`}>
              {money(addOn.total)}
            </Row>
          ))}
          <Row name={bookingTexts.subtotal}>
            {price.discount > 0 && (
              <s className="mr-2 text-ink-soft">
                <span className="sr-only">{bookingTexts.original} </span>
                {money(price.before)}
              </s>
            )}
            {money(price.subtotal)}
          </Row>
          <Row name={bookingTexts.tax(price.taxRate)}>{money(price.tax)}</Row>
          <div className="flex items-baseline justify-between gap-4 border-mist border-t pt-2">
            <dt className="font-semibold">{bookingTexts.total}</dt>
            <dd className="font-display font-semibold text-2xl text-jungle">{money(price.total)}</dd>
          </div>
          {line.addOnsTotal > 0 && (
            <Note className="text-ink-soft">{bookingTexts.includesAddOns(money(line.addOnsTotal))}</Note>
          )}
          {price.discount > 0 && (
            <Note className="font-semibold text-terracotta">
              {bookingTexts.youSave(money(price.discount), percentOff(price.before, price.subtotal))}
            </Note>
          )}
        </dl>
      )}
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  )
}

function Note({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">{bookingTexts.total}</dt>
      <dd className={`text-right text-sm ${className}`}>{children}</dd>
    </div>
  )
}
