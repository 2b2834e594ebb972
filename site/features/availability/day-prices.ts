import type { Package } from '@nusa/shared/catalog'
import type { LocalDate } from '@nusa/shared/dates'
import {
  lowestPriceForMarket,
  type Party,
  packageInSeason,
  packageOn,
  personPrices,
  visiblePackages,
  wholePackagePrice,
} from '@nusa/shared/pricing'
import { beforeTaxText } from '../../lib/labels.ts'
import type { DayNote } from '../../ui/calendar/Calendar.tsx'
import { formatShortAmount, type MoneyFormat } from '../currency/index.ts'
import { dayPriceTexts as texts } from './texts.ts'

interface Travellers extends Party {
  packageCount: number
}

export interface ChosenPrices {
  pricing: readonly Package[]
  isResident: boolean
  packageId: string | null
  travellers: Travellers
}

export interface DayPrices {
  noteOn: (date: LocalDate) => DayNote | null
  /** Explains the unit, the currency and the tax of the prices. */
  explanation: (taxRate: number) => string
}

/**
 * Shows the price of the chosen package for the party, or else the lowest price. Returns null if the price is the same
 * on all days.
 */
export function createDayPrices(chosen: ChosenPrices, money: MoneyFormat): DayPrices | null {
  const offeredPackages = visiblePackages(chosen.pricing, chosen.isResident)
  const selected = offeredPackages.find(({ id }) => id === chosen.packageId)
  const pricedPackages = selected ? [selected] : offeredPackages
  const priceOf = (packages: readonly Package[]) =>
    selected
      ? packages.map((pack) => unitPrice(pack, chosen.travellers))[0]
      : lowestPriceForMarket({ pricing: packages }, chosen.isResident)?.price
  const doPricesDiffer = pricedPackages.some((pack) => {
    const prices = [null, ...pack.seasons].map((season) => priceOf([packageInSeason(pack, season)]))
    return new Set(prices).size > 1
  })
  if (!doPricesDiffer) return null
  const unit = texts.dayPriceUnits[selected?.type ?? 'any']
  return {
    noteOn: (date) => {
      const price = priceOf(pricedPackages.map((pack) => packageOn(pack, date)))
      if (price === undefined || price === null) return null
      return { short: formatShortAmount(price).text, label: texts.dayPrice(money(price), unit) }
    },
    explanation: (taxRate) => texts.dayPricesIn(formatShortAmount(0).code, unit, beforeTaxText(taxRate)),
  }
}

/** Returns the price of one adult, or of one package if prices are per package. */
function unitPrice(pack: Package, travellers: Travellers): number | null {
  return pack.type === 'per_person'
    ? (personPrices(pack, travellers)?.adult ?? null)
    : wholePackagePrice(pack, travellers.packageCount)
}
