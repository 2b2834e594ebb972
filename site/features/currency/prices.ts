import { pricesEvent } from '../../lib/page-events.ts'
import { $currency, formatAmount } from './money.ts'

/**
 * Converts every price under `root` to the display currency. A price is an element with its whole rupiah in `data-idr`
 * and only the amount as its text.
 */
export function convertPrices(root: ParentNode = document): void {
  const display = $currency.get()
  for (const element of root.querySelectorAll<HTMLElement>('[data-idr]')) {
    const text = formatAmount(Number(element.dataset.idr || Number.NaN), display)
    if (element.textContent?.trim() !== text) element.textContent = text
  }
}

/** Converts the prices of the page when the currency changes or prices are added. */
export function followPrices(): void {
  $currency.listen(() => convertPrices())
  document.addEventListener(pricesEvent, ({ target }) => {
    if (target instanceof Element || target instanceof Document) convertPrices(target)
  })
}
