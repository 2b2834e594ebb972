import { useEffect, useState } from 'react'
import { useMoney } from '../currency/index.ts'
import type { DayPrices, PriceSelection } from './day-prices.ts'

/** Only tours with seasons need this code. */
const loadDayPrices = () => import('./day-prices.ts')

/** Returns null if the prices do not differ or their module is not loaded. */
export function useDayPrices(selection: PriceSelection): DayPrices | null {
  const money = useMoney()
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadDayPrices>> | null>(null)
  const hasSeasons = selection.pricing.some(({ seasons }) => seasons.length > 0)
  useEffect(() => {
    // The calendar works without prices, so a failure is not reported.
    if (hasSeasons) loadDayPrices().then(setModule, () => {})
  }, [hasSeasons])
  return module?.createDayPrices(selection, money) ?? null
}
