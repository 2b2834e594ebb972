import type { Category, Picture, Tour } from '@nusa/shared/catalog'
import type { Catalog } from '../../catalog/catalog.ts'
import { firstPicture } from '../../lib/media.ts'
import { categoryPath } from '../../lib/paths.ts'

export interface CategoryCardView {
  name: string
  path: string
  description: string
  /** If null, the card shows the first letter of the name. */
  picture: Picture | null
  tourCount: number
}

export function listCategoryTours({ tours }: Pick<Catalog, 'tours'>, { id }: Pick<Category, 'id'>): Tour[] {
  return [...tours.values()].filter(({ category_ids }) => category_ids.includes(id))
}

/** Returns the cards of all categories, the newest category first. */
export function listCategoryCards(catalog: Pick<Catalog, 'categories' | 'tours' | 'pictures'>): CategoryCardView[] {
  return [...catalog.categories.values()]
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at, 'en') || b.id - a.id)
    .map((category) => ({
      name: category.name,
      path: categoryPath(category),
      description: category.description,
      picture: firstPicture(catalog.pictures, [category.image]),
      tourCount: listCategoryTours(catalog, category).length,
    }))
}

/**
 * Returns the picture of the category, or else the picture of its most reviewed tour with a picture, or else the first
 * slide of the home page.
 */
export function findCategoryCover(
  category: Category,
  catalog: Pick<Catalog, 'tours' | 'pictures' | 'heroSlides'>,
): Picture | null {
  const toursByReviews = listCategoryTours(catalog, category).toSorted(
    (a, b) => b.review_count - a.review_count || a.id - b.id,
  )
  return firstPicture(catalog.pictures, [
    category.image,
    ...toursByReviews.map(({ main_image }) => main_image),
    ...catalog.heroSlides.map(({ image }) => image),
  ])
}
