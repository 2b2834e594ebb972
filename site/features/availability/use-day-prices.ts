import { useEffect, useState } from 'react'
import { useMoney } from '../currency/index.ts'
import type { DayPrices, PriceSelection } from './day-prices.ts'

/** Loaded on demand, because only tours with seasons need this module. */
const loadDayPrices = () => import('./day-prices.ts')

/** Returns null if all days have the same price or the module is not loaded. */
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
