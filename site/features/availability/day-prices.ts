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

export interface PriceSelection {
  pricing: readonly Package[]
  isResident: boolean
  packageId: string | null
  travellers: Travellers
}

export interface DayPrices {
  getDayNote: (date: LocalDate) => DayNote | null
  /** Explains the unit, the currency and the tax of the prices. `taxRate` is in percent. */
  getExplanation: (taxRate: number) => string
}

/**
 * Returns functions that show the prices in a calendar: the price of the chosen package for the party, or else the
 * lowest price. Returns null if the price is the same on all days.
 */
export function createDayPrices(selection: PriceSelection, money: MoneyFormat): DayPrices | null {
  const offeredPackages = visiblePackages(selection.pricing, selection.isResident)
  const selectedPackage = offeredPackages.find(({ id }) => id === selection.packageId)
  const pricedPackages = selectedPackage ? [selectedPackage] : offeredPackages
  const getPrice = (packages: readonly Package[]) =>
    selectedPackage
      ? packages[0] && unitPrice(packages[0], selection.travellers)
      : lowestPriceForMarket({ pricing: packages }, selection.isResident)?.price
  const doPricesDiffer = pricedPackages.some((pack) => {
    const noSeason = null
    const pricesBySeason = [noSeason, ...pack.seasons].map((season) => getPrice([packageInSeason(pack, season)]))
    return new Set(pricesBySeason).size > 1
  })
  if (!doPricesDiffer) return null
  const unit = texts.dayPriceUnits[selectedPackage?.type ?? 'any']
  return {
    getDayNote: (date) => {
      const price = getPrice(pricedPackages.map((pack) => packageOn(pack, date)))
      if (price === undefined || price === null) return null
      return { shortText: formatShortAmount(price).text, label: texts.dayPrice(money(price), unit) }
    },
    getExplanation: (taxRate) => {
      // The code of the currency is the same for every amount.
      const { code: currency } = formatShortAmount(0)
      return texts.dayPricesExplanation(currency, unit, beforeTaxText(taxRate))
    },
  }
}

/** Returns the price of one adult, or of one package if prices are per package. */
function unitPrice(pack: Package, travellers: Travellers): number | null {
  return pack.type === 'per_person'
    ? (personPrices(pack, travellers)?.adult ?? null)
    : wholePackagePrice(pack, travellers.packageCount)
}
