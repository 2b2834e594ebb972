import type { FromPrice, Party, PriceUnit } from '@nusa/shared/pricing'
import { formatCount } from '@nusa/shared/text'

/** Returns the number of adults, children and infants without zeros: '2 Adults, 1 Child'. */
export function partyText({ adults, children, infants }: Party): string {
  const kinds = [
    [adults, 'Adult', 'Adults'],
    [children, 'Child', 'Children'],
    [infants, 'Infant', 'Infants'],
  ] as const
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, singular, plural]) => formatCount(count, singular, plural))
    .join(', ')
}

export function packagesText(count: number): string {
  return formatCount(count, 'package')
}

export function ratingText(rating: number, reviews: number): string {
  return `Rated ${rating} out of 5 by ${formatCount(reviews, 'traveler')}`
}

/** Returns the text next to a 'from' price: 'per person, residents of Indonesia only'. May be empty. */
export function fromPriceText({ unit, isForResidents }: Pick<FromPrice, 'unit' | 'isForResidents'>): string {
  return [unit && priceUnitText(unit), isForResidents && 'residents of Indonesia only'].filter(Boolean).join(', ')
}

/** Returns the text after a price: 'per group of up to 6'. */
export function priceUnitText(unit: PriceUnit): string {
  switch (unit.per) {
    case 'person':
      return unit.from > 1 ? `per person in a group of ${unit.from} or more` : 'per person'
    case 'package': {
      const size = unit.guests === null ? 'per package' : `per ${packageSizeText(unit.guests)}`
      return unit.from > 1 ? `${size}, if you book ${unit.from} or more packages` : size
    }
    case 'vehicle':
      return `per car for up to ${formatCount(unit.guests, 'guest')}`
  }
}

function packageSizeText(guests: number): string {
  return guests === 1 ? 'package for one guest' : `group of up to ${guests}`
}

/** Returns 'before 10% tax', or null if there is no tax. */
export function beforeTaxText(taxRate: number): string | null {
  return taxRate > 0 ? `before ${taxRate}% tax` : null
}

export function pricesBeforeTaxText(taxRate: number): string {
  return `Prices are before ${taxRate}% tax.`
}
