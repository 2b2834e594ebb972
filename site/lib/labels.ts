import type { Party } from '@nusa/shared/pricing'
import { counted } from '@nusa/shared/words'

/** '2 Adults, 1 Child': who travels, nobody left out and nobody named who does not. */
export function partyText({ adults, children, infants }: Party): string {
  const kinds = [
    [adults, 'Adult', 'Adults'],
    [children, 'Child', 'Children'],
    [infants, 'Infant', 'Infants'],
  ] as const
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, one, several]) => counted(count, one, several))
    .join(', ')
}

/** '2 packages'. */
export function packagesText(count: number): string {
  return counted(count, 'package')
}

/** 'Rated 4.7 of 5 by 938 travelers'. */
export function ratingText(rating: number, reviews: number): string {
  return `Rated ${rating} of 5 by ${counted(reviews, 'traveler')}`
}
