import type { Product } from '../../dev/product/product.ts'
import { fetchExport } from '../../site/loaders/fetch-export.ts'
import { FixtureCms } from '../../site/loaders/testing/fixture-cms.ts'
import { copyTours } from './copy-tours.ts'

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
