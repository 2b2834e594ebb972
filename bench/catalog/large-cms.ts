import type { CatalogExport } from '@nusa/shared/catalog'
import { titleToSlug } from '@nusa/shared/search'
import type { Product } from '../../dev/product/product.ts'
import { fetchExport } from '../../site/loaders/fetch-export.ts'
import { FixtureCms } from '../../site/loaders/testing/fixture-cms.ts'
import { createRandom } from './random.ts'
import { places, titleSuffixes } from './title-parts.ts'

const count = 10_000

/** Creates a CMS with the product's content and many copies of its tours. */
export async function createLargeCms(product: Product) {
  const { CATALOG_TOKEN: token } = product.environment()
  const { collections, globals } = await fetchExport({ url: product.settings.cmsUrl, token }, undefined)
  const content = Object.fromEntries(Object.entries(collections).map(([name, { changed }]) => [name, changed]))
  const tours = copyTours(content.tours ?? [], count)
  const cms = new FixtureCms({ ...content, tours }, globals)
  const [edited, unpublished, renamed] = tours
  if (!edited || !unpublished || !renamed) throw new Error('The product has no tours.')
  return {
    cms,
    edit: (excerpt = 'Edited.') => cms.publish('tours', { ...edited, excerpt }),
    editedPath: `/tour/${edited.slug}`,
    unpublish: () => cms.unpublish('tours', unpublished.id),
    rename: () => cms.publish('tours', { ...renamed, slug: 'renamed', previous_slugs: [String(renamed.slug)] }),
  }
}

type Entry = CatalogExport['collections'][string]['changed'][number]

/**
 * Returns `count` tours. Each has the texts, packages and images of one of the given tours, with a new name and slug.
 */
function copyTours(tours: readonly Entry[], count: number): Entry[] {
  const random = createRandom(count)
  return Array.from({ length: count }, (_, index) => {
    const tour = tours[index % tours.length]
    if (!tour) throw new Error('There is no tour to copy.')
    const title = `${tour.title} ${random.pick(titleSuffixes)} ${random.pick(places)} ${index + 1}`
    const location = `${random.pick(places)}, Bali`
    return { ...tour, id: index + 1, title, slug: titleToSlug(title), previous_slugs: [], location }
  })
}
