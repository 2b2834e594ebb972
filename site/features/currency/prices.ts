import { pricesEvent } from '../../lib/page-events.ts'
import { $currency, write } from './money.ts'

/**
 * Writes every price under `root` in the currency of display. A price is an element with its whole rupiah in `data-idr`
 * and nothing but the amount as its text.
 */
export function convertPrices(root: ParentNode = document): void {
  const display = $currency.get()
  for (const element of root.querySelectorAll<HTMLElement>('[data-idr]')) {
    const text = write(Number(element.dataset.idr || Number.NaN), display)
    if (element.textContent?.trim() !== text) element.textContent = text
  }
}

/** Keeps the prices of the page as the store says, those that are drawn later too. */
export function followPrices(): void {
  $currency.listen(() => convertPrices())
  document.addEventListener(pricesEvent, ({ target }) => {
    if (target instanceof Element || target instanceof Document) convertPrices(target)
  })
}
