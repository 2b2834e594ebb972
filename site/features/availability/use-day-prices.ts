import { useEffect, useState } from 'react'
import { useMoney } from '../currency/index.ts'
import type { ChosenPrices, DayPrices } from './day-prices.ts'

/** Loads the module with the prices of days, which only tours with seasons need. */
const loadDayPrices = () => import('./day-prices.ts')

/** Returns the prices of the days in the calendar. Returns null if they do not differ or their module is not loaded. */
export function useDayPrices(chosen: ChosenPrices): DayPrices | null {
  const money = useMoney()
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadDayPrices>> | null>(null)
  const hasSeasons = chosen.pricing.some(({ seasons }) => seasons.length > 0)
  useEffect(() => {
    // The calendar works without prices, so a failure is not reported.
    if (hasSeasons) loadDayPrices().then(setModule, () => {})
  }, [hasSeasons])
  return module?.createDayPrices(chosen, money) ?? null
}
