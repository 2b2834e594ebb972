import { runsWithPackage } from '@nusa/shared/booking'
import {
  findCancellation,
  type Picture,
  type Tour,
  type TourOffer,
  toTourPickup,
  tourOfferSchema,
} from '@nusa/shared/catalog'

import { formatDate } from '@nusa/shared/dates'
import { bookablePackages, type FromPrice, isCheaper, lowestPriceForMarket } from '@nusa/shared/pricing'
import type { Catalog } from '../../../catalog/catalog.ts'
import { isEmptyHtml, plainText } from '../../../lib/html.ts'
import type { IconName } from '../../../ui/icons.ts'
import { createTourCard, findCardPrice, type TourCardView } from '../card/card.ts'
import { createSimilarToursFinder } from '../list/lists.ts'
import { tourPageTexts as texts } from './texts.ts'

const maxSimilarTours = 4

type CardContent = Pick<Catalog, 'tours' | 'pictures' | 'destinations' | 'today'>
type FindCards = (tour: Tour) => TourCardView[]

/** Cards are cached per catalogue, because many tour pages show the same similar tours. */
const cardFinders = new WeakMap<CardContent, FindCards>()

export function findSimilarCards(tour: Tour, catalog: CardContent): TourCardView[] {
  const findCards = cardFinders.get(catalog) ?? createCardFinder(catalog)
  cardFinders.set(catalog, findCards)
  return findCards(tour)
}

function createCardFinder(catalog: CardContent): FindCards {
  const findSimilarTours = createSimilarToursFinder(catalog.tours.values(), maxSimilarTours)
  const cardByTour = new Map<Tour, TourCardView>()
  const getCard = (tour: Tour) => {
    const card = cardByTour.get(tour) ?? createTourCard(tour, catalog)
    cardByTour.set(tour, card)
    return card
  }
  return (tour) => findSimilarTours(tour).map(getCard)
}

/** In characters. */
const maxVisibleDescriptionLength = 500

/** Returns whether the page shows only the start of a description until the visitor presses 'See More'. */
export function isLongDescription(html: string): boolean {
  return plainText(html).length > maxVisibleDescriptionLength
}

export interface Fact {
  icon: IconName
  name: string
  value: string
}

/** `residents` is the price of separate packages for residents of Indonesia. */
export interface FromPrices {
  all: FromPrice | null
  residents: FromPrice | null
}

export interface TourView {
  tour: Tour
  offer: TourOffer
  from: FromPrices
  /** The pictures without duplicates. The main picture is first. */
  pictures: Picture[]
  facts: Fact[]
  /** Every day has a title, even if an editor gave it none. */
  itinerary: Tour['itinerary']
  isDescriptionLong: boolean
  /** HTML; empty if there is no visible text. */
  notes: string
  /** HTML; empty if there is no visible text. */
  terms: string
  /** Plain text, for previews and search engines. */
  summary: string
}

function createFacts(tour: Tour): Fact[] {
  const facts: Fact[] = [
    { icon: 'pin', name: texts.location, value: tour.location },
    { icon: 'clock', name: texts.duration, value: tour.duration },
    { icon: 'compass', name: texts.tourType, value: texts.tourTypes[tour.tour_type] },
    {
      icon: 'calendar',
      name: texts.startingDate,
      value: tour.starting_date ? formatDate(tour.starting_date) : texts.availableAnytime,
    },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** Returns the pictures of a tour without unpublished pictures and duplicates, the main picture first. */
export function findTourPictures(tour: Tour, pictures: Catalog['pictures']): Picture[] {
  const ids = [...(tour.main_image === null ? [] : [tour.main_image]), ...tour.image_gallery]
  return [...new Set(ids)].map((id) => pictures.get(id)).filter((picture) => picture !== undefined)
}

export type OfferContent = Pick<Catalog, 'pictures' | 'pickupZones' | 'cancellation'>

/** Returns the offer that the tour's page and its data file contain. */
export function createTourOffer(
  tour: Tour,
  { pictures, pickupZones, cancellation: policies }: OfferContent,
): TourOffer {
  const [picture = null] = findTourPictures(tour, pictures)
  const cancellation = findCancellation(policies, tour.cancellation_policy_id)
  return tourOfferSchema.parse({ ...tour, cancellation, pickup: toTourPickup(tour, pickupZones), picture })
}

/** Returns the 'from' prices. If the tour is sold only to residents, `all` is their price and `residents` is null. */
export function findFromPrices(tour: Tour, { today }: Pick<Catalog, 'today'>): FromPrices {
  const all = findCardPrice(tour, { today })
  const pricing = bookablePackages(tour, today, (date, packageId) => runsWithPackage(tour, date, packageId))
  return { all, residents: all?.isForResidents ? null : lowestPriceForMarket({ pricing }, true) }
}

/** Returns whether residents of Indonesia pay less than other visitors for comparable packages. */
export function hasLocalRates({ all, residents }: FromPrices): boolean {
  return all !== null && residents !== null && isCheaper(residents, all)
}

/**
 * Returns what the tour's page shows. The result depends only on the tour, its pictures, pickup zones and cancellation
 * policy, and on today's date.
 */
export function createTourView(tour: Tour, catalog: OfferContent & Pick<Catalog, 'today'>): TourView {
  return {
    tour,
    offer: createTourOffer(tour, catalog),
    from: findFromPrices(tour, catalog),
    pictures: findTourPictures(tour, catalog.pictures),
    facts: createFacts(tour),
    itinerary: tour.itinerary.map((day) => ({ ...day, title: day.title || texts.itineraryDay(day.day) })),
    isDescriptionLong: isLongDescription(tour.description),
    notes: isEmptyHtml(tour.notes) ? '' : tour.notes,
    terms: isEmptyHtml(tour.terms_conditions) ? '' : tour.terms_conditions,
    summary: tour.excerpt || plainText(tour.description),
  }
}
