import { formatRupiah } from '@nusa/shared/money'
import { useCallback, useSyncExternalStore } from 'react'
import { $currency, type Display, inRupiah, write } from './money.ts'
import { currencyTexts } from './texts.ts'

/** Writes a rupiah amount for people. */
export type MoneyFormat = (amountIdr: number | null | undefined) => string

const follow = (changed: () => void) => $currency.listen(changed)

/** What the server wrote, and so what hydration must find, is in rupiah; the chosen currency follows at once. */
function useDisplay(): Display {
  return useSyncExternalStore(
    follow,
    () => $currency.get(),
    () => inRupiah,
  )
}

/**
 * How amounts are written: in the currency that the traveller chose. The island is drawn anew when that changes.
 *
 * Outside of React a price is an element with its whole rupiah in `data-idr` (ui/Price.astro makes one), and is
 * converted by the frame of every page. A script that draws such elements later writes them in rupiah and says so:
 * `list.dispatchEvent(new Event(pricesEvent, { bubbles: true }))` converts all that stand in `list`. React must not draw
 * `data-idr`: it would fight over the text.
 */
export function useMoney(): MoneyFormat {
  const display = useDisplay()
  return useCallback((amountIdr) => write(amountIdr, display), [display])
}

/** What stands beside a total: the rupiah that will be charged. Undefined where the total is shown in rupiah itself. */
export function useCharged(): (amountIdr: number) => string | undefined {
  const { currency } = useDisplay()
  const isConverted = currency.code !== inRupiah.currency.code
  return useCallback(
    (amountIdr) => (isConverted ? currencyTexts.charged(formatRupiah(amountIdr)) : undefined),
    [isConverted],
  )
}
