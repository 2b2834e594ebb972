import { formatMoneyDifference, formatRupiah } from '@nusa/shared/money'
import { useCallback, useSyncExternalStore } from 'react'
import { $currency, type DisplayCurrency, formatAmount, rupiahDisplay } from './store.ts'

const chargedText = (amount: string) => `Charged in rupiah: ${amount}`

export type MoneyFormat = (amountIdr: number | null | undefined) => string

const subscribe = (onChange: () => void) => $currency.listen(onChange)

/** Hydration starts with rupiah, because the server renders rupiah. */
function useDisplayCurrency(): DisplayCurrency {
  return useSyncExternalStore(
    subscribe,
    () => $currency.get(),
    () => rupiahDisplay,
  )
}

/**
 * Returns a function that formats amounts in the display currency. The component renders again when the currency
 * changes.
 *
 * Outside of React, a price is an element with its whole rupiah in `data-idr` (see ui/Price.astro), which a script on
 * every page converts. A script that adds such elements later writes rupiah and dispatches an event:
 * `list.dispatchEvent(new Event(pricesEvent, { bubbles: true }))` converts all prices in `list`. React must not render
 * `data-idr`, because React and the script would both write the text.
 */
export function useMoney(): MoneyFormat {
  const display = useDisplayCurrency()
  return useCallback((amountIdr) => formatAmount(amountIdr, display), [display])
}

/** Returns a formatter of the difference between a shown total and the shown subtotal, in the display currency. */
export function useTaxAmount(): (totalIdr: number, subtotalIdr: number) => string {
  const { currency, rates } = useDisplayCurrency()
  return useCallback(
    (totalIdr, subtotalIdr) => formatMoneyDifference(totalIdr, subtotalIdr, currency, rates),
    [currency, rates],
  )
}

/**
 * Returns a formatter of the note that says how many rupiah will be charged. The formatter returns undefined if the
 * total is shown in rupiah.
 */
export function useChargedNote(): (amountIdr: number) => string | undefined {
  const { currency } = useDisplayCurrency()
  const isConverted = currency.code !== rupiahDisplay.currency.code
  return useCallback((amountIdr) => (isConverted ? chargedText(formatRupiah(amountIdr)) : undefined), [isConverted])
}
