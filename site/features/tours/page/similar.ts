import type { Tour } from '@nusa/shared/catalog'
import type { Catalog } from '../../../catalog/catalog.ts'
import { type TourCardView, tourCard } from '../card/card.ts'
import { similarTours } from '../list/lists.ts'

/** The number of similar tours on a tour page. */
const count = 4

/** The data that cards are made of. */
type CardContent = Pick<Catalog, 'tours' | 'pictures' | 'destinations'>
type CardsOf = (tour: Tour) => TourCardView[]

/** Many of ten thousand tours show the same cards, so the results are cached per catalog. */
const cache = new WeakMap<CardContent, CardsOf>()

/** Returns the cards of the tours most similar to a tour. */
export function similarCards(tour: Tour, catalog: CardContent): TourCardView[] {
  const cardsOf = cache.get(catalog) ?? createCards(catalog)
  cache.set(catalog, cardsOf)
  return cardsOf(tour)
}

function createCards(catalog: CardContent): CardsOf {
  const similarTo = similarTours(catalog.tours.values(), count)
  const cards = new Map<Tour, TourCardView>()
  const cardOf = (tour: Tour) => {
    const card = cards.get(tour) ?? tourCard(tour, catalog)
    cards.set(tour, card)
    return card
  }
  return (tour) => similarTo(tour).map(cardOf)
}
