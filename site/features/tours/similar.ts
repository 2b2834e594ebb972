import type { Tour } from '@nusa/shared/catalog'
import type { Catalog } from '../../lib/catalog.ts'
import { type TourCardView, tourCard } from './card.ts'
import { similarTours } from './lists.ts'

/** How many a tour's page shows. */
const count = 4

/** What the cards are made of. */
type CardContent = Pick<Catalog, 'tours' | 'pictures' | 'destinations'>
type CardsOf = (tour: Tour) => TourCardView[]

/** Of ten thousand tours many show the same cards: what was found for one is known to the others of its catalog. */
const known = new WeakMap<CardContent, CardsOf>()

/** The cards of the tours that are most like one, for its page. */
export function similarCards(tour: Tour, catalog: CardContent): TourCardView[] {
  const cardsOf = known.get(catalog) ?? createCards(catalog)
  known.set(catalog, cardsOf)
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
